import { describe, expect, test } from "vitest";
import { connect, makePost, reviewLink } from "#lib/tools/testing/make-post.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";
import { publishDue } from "#lib/services/publications/publish-due.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const LATER = new Date("2026-11-23T12:00:00Z");
const MONDAY = "2026-11-23";

/** A call of a review's page: by nobody. */
const ask = (at: Workspace, ...[name, sent]: [Parameters<typeof requestOf>[1], object]) =>
  at.send(...requestOf("/api", name, sent, { Origin: "http://pauta.test" }));

const as = async (at: Workspace, userId: string, ...[name, sent]: [Parameters<typeof requestOf>[1], object]) =>
  at.send(...requestOf("/api/app", name, sent, await at.sessionOf(userId)));

const mailsOf = async ({ db }: Workspace, to: string) =>
  (
    await db.$queryRaw<{ subject: string }[]>`
      SELECT data->'payload'->>'subject' AS subject FROM pgboss.job WHERE data->'payload'->>'to' = ${to} ORDER BY created_on`
  ).map(({ subject }) => subject);

async function requiring(at: Workspace) {
  const { id } = await at.project();
  await connect(at, id);
  await (
    await at.app()
  )("updateSettings", { params: { id }, body: { requiresApproval: true } });
  return id;
}

async function writer(at: Workspace) {
  const userId = await at.join("member", "rita");
  const { id } = await at.db.member.findFirstOrThrow({ where: { userId, workspaceId: at.workspaceId } });
  await (
    await at.app()
  )("limitMember", { params: { id }, body: { writesOnly: true } });
  return userId;
}

describe("a client's link", () => {
  test("lets a client approve what they saw, and the post goes live by itself", async () => {
    const at = await workspace();
    const { postId, projectId, token } = await reviewLink(at, LATER);
    await connect(at, projectId);
    const shown = await ask(at, "readReview", { params: { token } });
    expect(shown.body).toMatchObject({ brand: "Marca", label: "Padaria", posts: [{ id: postId, state: "waiting" }] });
    const answer = { params: { token, postId }, body: { verdict: "approve", version: 1 } };
    expect((await ask(at, "answerReview", answer)).body).toMatchObject({ posts: [{ state: "approved" }] });
    expect((await ask(at, "answerReview", answer)).status).toBe(200);
    at.clock.advance(LATER.getTime() - at.clock.now().getTime() + 1000);
    await publishDue(at.runtime);
    const events = await at.db.publicationEvent.findMany({ where: { postId } });
    expect(events.map(({ kind }) => kind)).toContain("due");
    expect(await mailsOf(at, at.owner.email)).toEqual(["Padaria aprovou “Tema”"]);
    const { entries } = await (await at.app())("listAudit", { query: { topic: "review" } });
    expect(entries[0]).toMatchObject({ action: "review.approved", detail: { name: "Padaria" } });
  });

  test("takes a wish for changes, which the team sees, resolves, and shows again", async () => {
    const at = await workspace();
    const { postId, token } = await reviewLink(at, LATER);
    const wish = (text: string) => ({ params: { token, postId }, body: { verdict: "change", version: 1, text } });
    expect(await ask(at, "answerReview", wish("  "))).toMatchObject({
      status: 400,
      body: { error: { field: "text" } },
    });
    expect((await ask(at, "answerReview", wish("Troque a capa"))).body).toMatchObject({
      posts: [{ state: "changes" }],
    });
    const call = await at.app();
    const { comments } = await call("listComments", { params: { id: postId } });
    expect(comments).toMatchObject([{ author: "Padaria", isClient: true, text: "Troque a capa", resolvedAt: null }]);
    const params = { id: postId, commentId: comments[0]?.id ?? "" };
    await call("resolveComment", { params, body: { resolved: true } });
    expect((await ask(at, "readReview", { params: { token } })).body).toMatchObject({ posts: [{ state: "waiting" }] });
    await at.api("updatePost", { params: { id: postId }, body: { caption: "Outra" } });
    const stale = { params: { token, postId }, body: { verdict: "approve", version: 1 } };
    expect(await ask(at, "answerReview", stale)).toMatchObject({
      status: 409,
      body: { error: { reason: "post_changed" } },
    });
  });

  test("shows its posts alone, keeps no token, and ends when it expires or is revoked", async () => {
    const at = await workspace();
    const { link, projectId, token } = await reviewLink(at, LATER);
    const other = await makePost(at, { projectId, scheduledFor: LATER });
    const answer = { params: { token, postId: other.id }, body: { verdict: "approve", version: 1 } };
    expect((await ask(at, "answerReview", answer)).status).toBe(404);
    expect(JSON.stringify(await at.db.reviewLink.findMany())).not.toContain(token);
    const call = await at.app();
    const week = await call("createReviewLink", {
      params: { id: projectId },
      body: { label: "Semana", week: MONDAY, days: 2 },
    });
    const weekToken = week.url.split("/").at(-1) ?? "";
    const read = (one: string) => ask(at, "readReview", { params: { token: one } });
    expect(((await read(weekToken)).body as { posts: unknown[] }).posts).toHaveLength(2);
    await call("revokeReviewLink", { params: { id: projectId, linkId: link.id } });
    at.clock.advance(2 * 86_400_000 + 1);
    for (const gone of [token, weekToken, "guess"])
      expect(await read(gone)).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  });
});

describe("approval", () => {
  test("of every post is asked of members, the autopilot's and one's own alike; a date by them is a proposal", async () => {
    const at = await workspace();
    const projectId = await requiring(at);
    const [member, admin] = [await at.join("member"), await at.join("admin")];
    const { id } = await makePost(at, { projectId });
    const params = { id };
    const body = { when: LATER.toISOString() };
    expect((await as(at, member, "schedulePost", { params, body })).body).toMatchObject({
      status: "draft",
      scheduledFor: LATER.toISOString(),
    });
    for (const name of ["approvePost", "publishPost"] as const)
      expect(await as(at, member, name, { params })).toMatchObject({
        status: 403,
        body: { error: { reason: "approval_needed" } },
      });
    const link = { params: { id: projectId }, body: { label: "Eu", postId: id } };
    expect((await as(at, member, "createReviewLink", link)).status).toBe(403);
    const off = { params: { id: projectId }, body: { requiresApproval: false } };
    expect((await as(at, member, "updateSettings", off)).status).toBe(403);
    expect((await as(at, admin, "approvePost", { params })).body).toMatchObject({ status: "scheduled" });
    expect(await as(at, member, "updatePost", { params, body: { caption: "Outra" } })).toMatchObject({
      body: { error: { reason: "post_approved" } },
    });
    const moved = { body: { posts: [id], act: "move", days: 1 } };
    await as(at, member, "changePosts", moved);
    expect(await at.api("readPost", { params })).toMatchObject({ status: "draft" });
  });

  test("is no business of a key: the contract's calls schedule as ever", async () => {
    const at = await workspace();
    const { id } = await makePost(at, { projectId: await requiring(at) });
    expect(await at.api("schedulePost", { params: { id }, body: { when: LATER.toISOString() } })).toMatchObject({
      status: "scheduled",
    });
  });

  test("is never given by who writes only, who starts no autopilot either", async () => {
    const at = await workspace();
    const { id } = await makePost(at, { scheduledFor: LATER });
    const rita = await writer(at);
    expect((await as(at, rita, "approvePost", { params: { id } })).status).toBe(403);
    expect(
      (await as(at, rita, "schedulePost", { params: { id }, body: { when: LATER.toISOString() } })).body,
    ).toMatchObject({
      status: "draft",
    });
    const { projectId } = await at.db.post.findUniqueOrThrow({ where: { id } });
    const slot = { params: { id: projectId }, body: { dayOfWeek: 0, hour: 9 } };
    expect((await as(at, rita, "addSlot", slot)).status).toBe(403);
    expect((await as(at, rita, "updatePost", { params: { id }, body: { caption: "Dela" } })).status).toBe(200);
    expect((await at.api("readTeam", {})).members.map(({ role }) => role)).toEqual(["owner", "member"]);
  });
});

test("who is named in a comment is mailed, and nobody else", async () => {
  const at = await workspace();
  const bruna = await at.join("admin", "bruna");
  await at.join("member", "caio");
  const { id } = await makePost(at);
  await (
    await at.app()
  )("addComment", { params: { id }, body: { text: "@Bruna, veja a capa. Caio já viu." } });
  const emailOf = async (name: string) =>
    (await at.db.user.findFirstOrThrow({ where: { name, memberships: { some: { workspaceId: at.workspaceId } } } }))
      .email;
  expect(await mailsOf(at, await emailOf("bruna"))).toEqual(["Olga citou você em “Tema”"]);
  expect(await mailsOf(at, await emailOf("caio"))).toEqual([]);
  const mine = await at.app();
  const { comments } = await mine("listComments", { params: { id } });
  const params = { id, commentId: comments[0]?.id ?? "" };
  expect((await as(at, bruna, "deleteComment", { params })).status).toBe(403);
  expect(await mine("deleteComment", { params })).toEqual({ comments: [] });
});
