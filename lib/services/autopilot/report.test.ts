import { describe, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import type { Language } from "#lib/domain/language.ts";
import { openSystem } from "#lib/runtime/context.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { tell } from "#lib/services/notices/tell.ts";
import { reportDue } from "./report-due.ts";

const MONDAY = Date.parse("2026-11-23T08:00:00Z");

/** A project on UTC whose report is on; it is Friday, 2026-11-20, noon. */
async function reporting(language: Language = "pt") {
  const at = await workspace();
  const { id } = await at.api("createProject", { body: { name: "Café <Aurora>", timezone: "UTC" } });
  await at.db.project.update({ where: { id }, data: { language } });
  const app = await at.app();
  await app("updateAutopilot", { params: { id }, body: { emailReport: true } });
  /** what was queued for a person, as the mail port is given it */
  const mails = async (to: string) => {
    const rows = await at.db.$queryRaw<{ mail: { to: string; subject: string; text: string; html: string } }[]>`
      SELECT data->'payload' AS mail FROM pgboss.job WHERE data->>'job' = 'send-mail' AND data->'payload'->>'to' = ${to}`;
    return rows.map(({ mail }) => mail);
  };
  return { ...at, id, call: app, mails };
}

async function toMonday(at: Awaited<ReturnType<typeof reporting>>) {
  at.clock.advance(MONDAY - at.clock.now().getTime());
  await Promise.all([reportDue(at.runtime), reportDue(at.runtime), reportDue(at.runtime)]);
}

describe("the weekly report", () => {
  test("goes to the owner and the admins on Monday morning, once, and again a week later", async () => {
    const at = await reporting();
    await at.join("admin");
    await at.join("member");
    const number = /\d+/.exec(at.owner.email)?.[0] ?? "";
    await reportDue(at.runtime);
    expect(await at.mails(at.owner.email)).toHaveLength(0);
    await toMonday(at);
    expect(await at.mails(at.owner.email)).toHaveLength(1);
    expect(await at.mails(`admin${number}@example.com`)).toHaveLength(1);
    expect(await at.mails(`member${number}@example.com`)).toHaveLength(0);
    at.clock.advance(7 * 86_400_000);
    await reportDue(at.runtime);
    expect(await at.mails(at.owner.email)).toHaveLength(2);
  });

  test("says what went live and how it did, what comes next, and what blocks, in text and in HTML", async () => {
    const at = await reporting();
    const live = await makePost(at, {
      projectId: at.id,
      status: "published",
      theme: "Torra & descanso",
      publishedAt: new Date("2026-11-19T09:00:00Z"),
    });
    await at.db.metricSample.createMany({
      data: [
        { postId: live.id, measuredAt: new Date("2026-11-19T10:00:00Z"), views: 10, likes: 1, comments: 0 },
        { postId: live.id, measuredAt: new Date("2026-11-20T10:00:00Z"), views: 1234, likes: 56, comments: 7 },
      ],
    });
    await makePost(at, {
      projectId: at.id,
      status: "published",
      theme: "Sem medida",
      publishedAt: new Date("2026-11-20T09:00:00Z"),
    });
    await makePost(at, { projectId: at.id, theme: "Proposta", scheduledFor: new Date("2026-11-25T09:00:00Z") });
    const late = await makePost(at, { projectId: at.id, status: "failed", theme: "Tarde demais" });
    const { workspaceId } = at;
    await openSystem(at.runtime).transaction((within) =>
      tell(within, { kind: "post_missed", workspaceId, projectId: at.id, postId: late.id, about: late.id }),
    );
    await toMonday(at);
    const [mail] = await at.mails(at.owner.email);
    expect(mail?.text).toContain("O QUE FALHOU\n- Tarde demais");
    expect(mail?.text).toContain(`http://pauta.test/${at.id}/posts/${late.id}`);
    expect(mail?.subject).toBe("A semana de Café <Aurora>");
    expect(mail?.text).toContain("1.234 visualizações · 56 curtidas · 7 comentários");
    expect(mail?.text).toContain("sem dados ainda");
    expect(mail?.text).toContain("espera aprovação");
    expect(mail?.text).toContain("Nenhuma conta da rede social está conectada.");
    expect(mail?.text).toContain(`http://pauta.test/${at.id}/autopilot`);
    expect(mail?.html).toContain("Torra &amp; descanso");
    expect(mail?.html).toContain("Café &lt;Aurora&gt;");
    expect(mail?.html).not.toContain("<Aurora>");
  });

  test.each<[Language, string, string]>([
    ["en", "Café <Aurora>: your week", "Your weekly schedule is empty."],
    ["es", "La semana de Café <Aurora>", "La cuadrícula de la semana está vacía."],
  ])("is written in the project's language: %s", async (language, subject, blocked) => {
    const at = await reporting(language);
    await toMonday(at);
    const [mail] = await at.mails(at.owner.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(blocked);
  });

  test("ends when it is switched off", async () => {
    const at = await reporting();
    await at.call("updateAutopilot", { params: { id: at.id }, body: { emailReport: false } });
    await toMonday(at);
    expect(await at.mails(at.owner.email)).toHaveLength(0);
  });
});

test("a person reads the mails that were kept for them, and nobody else's", async () => {
  const at = await workspace();
  const call = await at.app();
  const keep = async (to: string) => {
    const id = newId("mail");
    await at.db.outboxMail.create({
      data: { id, to, subject: `A ${to}`, text: "Texto", html: "<p>Texto</p>", at: at.clock.now() },
    });
    return id;
  };
  const own = await keep(at.owner.email);
  const others = await keep("someone@example.com");
  expect((await call("listMails", {})).mails).toMatchObject([{ id: own }]);
  expect(await call("readMail", { params: { id: own } })).toMatchObject({ html: "<p>Texto</p>" });
  await expect(call("readMail", { params: { id: others } })).rejects.toMatchObject({ code: "not_found" });
});
