import { describe, expect, test } from "vitest";
import type { NoticeKind } from "#lib/domain/notice.ts";
import { openSystem } from "#lib/runtime/context.ts";
import { tellBlocked } from "#lib/services/autopilot/tell-blocked.ts";
import { failStuck } from "#lib/services/generation/fail-stuck.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { publishDue } from "#lib/services/publications/publish-due.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { connect, makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { mailNotices } from "./mail-notices.ts";
import { type News, tell } from "./tell.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function told() {
  const at = await workspace();
  const { id: projectId } = await at.project("Café");
  const app = await at.app();
  /** what the owner was mailed, once all that waited was mailed */
  const mails = async (to = at.owner.email) => {
    at.clock.advance(MINUTE_MS);
    await Promise.all([mailNotices(at.runtime), mailNotices(at.runtime)]);
    const rows = await at.db.$queryRaw<{ mail: { subject: string; text: string } }[]>`
      SELECT data->'payload' AS mail FROM pgboss.job WHERE data->>'job' = 'send-mail'
      AND data->'payload'->>'to' = ${to} ORDER BY created_on, id`;
    return rows.map(({ mail }) => mail);
  };
  const list = async () => (await app("readNotices", {})).notices;
  const news = (...all: News[]) => openSystem(at.runtime).transaction((within) => tell(within, ...all));
  return { ...at, at: { ...at }, app, projectId, mails, list, news };
}

type Told = Awaited<ReturnType<typeof told>>;

const stuck = async ({ at, db, projectId, runtime }: Told) => {
  const id = await askForPost(at, { projectId });
  await db.$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE data->'payload'->>'postId' = ${id}`;
  return async () => void (await failStuck(runtime));
};

/** An idea of an autopilot that is on, whose hour is near. */
const idea = async ({ at, clock, db, projectId }: Told) => {
  const scheduledFor = new Date(clock.now().getTime() + 2 * HOUR_MS);
  const { id } = await makePost(at, { projectId, status: "idea", scheduledFor });
  await db.post.update({ where: { id }, data: { origin: "autopilot" } });
  await db.autopilot.update({ where: { projectId }, data: { enabled: true } });
  return id;
};

const CAUSES: [NoticeKind, string, (on: Told) => Promise<() => Promise<void>>][] = [
  ["post_failed", "O post “5 erros ao moer café” falhou", stuck],
  [
    "post_missed",
    "O post “Tarde” perdeu a hora",
    async ({ at, clock, projectId, runtime }) => {
      await makePost(at, { projectId, status: "scheduled", theme: "Tarde" });
      clock.advance(4 * HOUR_MS);
      return async () => void (await publishDue(runtime));
    },
  ],
  [
    "post_failed",
    "O post “Sem conta” falhou",
    async ({ at, clock, projectId, runtime }) => {
      await makePost(at, { projectId, status: "scheduled", theme: "Sem conta" });
      clock.advance(HOUR_MS);
      return async () => void (await publishDue(runtime));
    },
  ],
  [
    "post_awaits",
    "“5 erros ao moer café” espera a sua aprovação",
    async ({ at, clock, db, projectId, runtime }) => {
      const id = await askForPost(at, { projectId });
      const scheduledFor = new Date(clock.now().getTime() + 12 * HOUR_MS);
      await db.post.update({ where: { id }, data: { origin: "autopilot", scheduledFor } });
      return () => generatePost(runtime, id, attempt()).catch(() => undefined);
    },
  ],
  [
    "autopilot_no_account",
    "O piloto automático de Café não tem onde publicar",
    async (on) => {
      await idea(on);
      return async () => void (await tellBlocked(on.runtime));
    },
  ],
  [
    "autopilot_no_credits",
    "O piloto automático parou: acabaram os créditos",
    async (on) => {
      await idea(on);
      await connect(on.at, on.projectId);
      await on.db.creditEntry.updateMany({ where: { workspaceId: on.workspaceId }, data: { amount: -1 } });
      return async () => void (await tellBlocked(on.runtime));
    },
  ],
];

describe("what a person should know", () => {
  test.each(CAUSES)("is told once by mail and in the list: %s, %s", async (kind, title, cause) => {
    const on = await told();
    const happens = await cause(on);
    for (let time = 0; time < 3; time++) await happens();
    expect(await on.list()).toMatchObject([{ kind, title, stands: true, isSeen: false }]);
    expect(await on.mails()).toMatchObject([{ subject: title }]);
    on.clock.advance(HOUR_MS);
    expect(await on.mails()).toHaveLength(1);
    const [notice] = await on.list();
    expect(await on.app("countNotices", {})).toMatchObject({ unseen: 1, waiting: [{ count: 1 }] });
    await on.app("seeNotices", { body: { ids: notice?.ids ?? [] } });
    expect(await on.app("countNotices", {})).toMatchObject({ unseen: 0, waiting: [{ count: 1 }] });
  });

  test("of many posts that fail within a minute comes one mail and one line; the next mail comes no sooner than in half an hour", async () => {
    const on = await told();
    const { clock, projectId, workspaceId } = on;
    const fail = async (theme: string) => {
      const { id: postId } = await makePost(on.at, { projectId, status: "failed", theme });
      const detail = { reason: "timed_out" } as const;
      await on.news({ kind: "post_failed", workspaceId, projectId, postId, about: postId, detail });
    };
    for (const theme of ["Um", "Dois", "Três"]) await fail(theme);
    expect(await on.mails()).toMatchObject([{ subject: "3 posts falharam em Café" }]);
    await fail("Quatro");
    expect(await on.mails()).toHaveLength(1);
    expect(await on.list()).toMatchObject([
      { title: "4 posts falharam em Café", path: `/${projectId}/posts?status=failed` },
    ]);
    clock.advance(30 * MINUTE_MS);
    expect((await on.mails())[1]).toMatchObject({ subject: "O post “Quatro” falhou" });
  });

  test("is not mailed any more when it was settled within the minute", async () => {
    const on = await told();
    await (
      await stuck(on)
    )();
    const [post] = await on.db.post.findMany({ where: { workspaceId: on.workspaceId } });
    await on.app("retryPost", { params: { id: post?.id ?? "" } });
    expect(await on.mails()).toHaveLength(0);
    expect(await on.list()).toMatchObject([{ stands: false }]);
    expect(await on.app("countNotices", {})).toMatchObject({ waiting: [] });
  });

  test("goes with its cause: what is rolled back tells nobody", async () => {
    const on = await told();
    const news: News = { kind: "plan_ended", workspaceId: on.workspaceId, about: "x" };
    const spoiled = openSystem(on.runtime).transaction(async (within) => {
      await tell(within, news);
      throw new Error("spoiled");
    });
    await expect(spoiled).rejects.toThrow("spoiled");
    expect(await on.list()).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => on.news(news)));
    expect(await on.list()).toHaveLength(1);
    expect(await on.mails()).toHaveLength(1);
  });

  test("comes as each chose, and only to those whom it concerns", async () => {
    const on = await told();
    await on.join("member");
    const member = `member${/\d+/.exec(on.owner.email)?.[0]}@example.com`;
    await on.app("chooseNotice", { body: { topic: "posts", mail: false, list: true } });
    await on.app("chooseNotice", { body: { topic: "payment", mail: true, list: false } });
    const { choices } = await on.app("readNoticeChoices", {});
    expect(choices).toContainEqual({ topic: "posts", mail: false, list: true });
    expect(choices).toContainEqual({ topic: "approval", mail: true, list: true });
    await (
      await stuck(on)
    )();
    await on.news({ kind: "plan_ended", workspaceId: on.workspaceId, about: "y" });
    expect(await on.list()).toMatchObject([{ kind: "post_failed" }]);
    expect(await on.mails()).toMatchObject([{ subject: "Seu plano terminou" }]);
    expect(await on.mails(member)).toMatchObject([{ subject: "O post “5 erros ao moer café” falhou" }]);
  });
});
