import { describe, expect, test } from "vitest";
import { acceptAsNewcomer, acceptInvite, readInvite } from "#lib/services/invites/accept-invite.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const rosa = { name: "Rosa", password: "a good password", language: "es" } as const;

async function invite(at: Workspace, email: string, role: "owner" | "admin" | "member" = "member") {
  await (
    await at.app()
  )("inviteMember", { body: { email, role } });
  return tokenTo(at, email);
}

/** The invite's secret, as the mail that waits to be sent carries it. */
async function tokenTo({ db }: Workspace, email: string): Promise<string> {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job
    WHERE data->'payload'->>'to' = ${email} ORDER BY created_on DESC`;
  return /invite\/([\w-]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}

const memberOf = async ({ db, workspaceId }: Workspace, userId: string) =>
  (await db.member.findFirstOrThrow({ where: { userId, workspaceId } })).id;

async function secondOwner(at: Workspace): Promise<string> {
  const userId = await at.join("admin");
  await (
    await at.app()
  )("changeRole", { params: { id: await memberOf(at, userId) }, body: { role: "owner" } });
  return userId;
}

/** A call by another person's session. */
async function as(at: Workspace, userId: string, ...[name, sent]: [Parameters<typeof requestOf>[1], object]) {
  return at.send(...requestOf("/api/app", name, sent, await at.sessionOf(userId)));
}

describe("an invite", () => {
  test("brings a new person in with its role, once", async () => {
    const at = await workspace();
    const token = await invite(at, "Rosa1@example.com".toLowerCase(), "admin");
    expect(await readInvite(at.runtime, token)).toMatchObject({ email: "rosa1@example.com", hasAccount: false });
    const user = await acceptAsNewcomer(at.runtime, token, rosa, "203.0.113.7");
    expect((await as(at, user.id, "readAccount", {})).body).toMatchObject({
      email: "rosa1@example.com",
      language: "es",
      workspace: { id: at.workspaceId, role: "admin" },
    });
    expect(await readInvite(at.runtime, token)).toBeNull();
    await expect(acceptAsNewcomer(at.runtime, token, rosa, null)).rejects.toMatchObject({ reason: "link_expired" });
    expect(await at.api("readTeam", {})).toMatchObject({ invites: [] });
  });

  test("is handed over by whoever makes it, where no mail leaves the installation", async () => {
    const smtp = [{ part: "mail", name: "SMTP", address: "smtp://mail.example" }] as const;
    const [silent, mailing] = [await workspace(), await workspace({ settings: { providers: smtp } })];
    const link = async (at: Workspace) =>
      (await (await at.app())("inviteMember", { body: { email: "rosa2@example.com" } })).link;
    expect(await link(silent)).toContain(`/invite/${await tokenTo(silent, "rosa2@example.com")}`);
    expect(await link(mailing)).toBeNull();
  });

  test("of a person with an account serves that person alone", async () => {
    const [at, other, third] = [await workspace(), await workspace(), await workspace()];
    const token = await invite(at, other.owner.email);
    await expect(acceptInvite(at.runtime, token, third.ownerId, null)).rejects.toMatchObject({
      reason: "link_expired",
    });
    await expect(acceptAsNewcomer(at.runtime, token, rosa, null)).rejects.toMatchObject({ reason: "email_taken" });
    expect(await acceptInvite(at.runtime, token, other.ownerId, null)).toBe(at.workspaceId);
    expect((await at.api("readTeam", {})).members).toHaveLength(2);
  });

  test("expires after seven days", async () => {
    const at = await workspace();
    const token = await invite(at, "late@example.com");
    at.clock.advance(7 * 24 * 60 * 60_000 + 1);
    expect(await readInvite(at.runtime, token)).toBeNull();
    expect((await at.api("readTeam", {})).invites).toEqual([]);
  });

  test("serves no more once canceled, or once another took its place", async () => {
    const at = await workspace();
    const first = await invite(at, "twice@example.com");
    const second = await invite(at, "twice@example.com");
    expect(await readInvite(at.runtime, first)).toBeNull();
    const { invites } = await at.api("readTeam", {});
    expect(invites).toHaveLength(1);
    await (
      await at.app()
    )("cancelInvite", { params: { id: invites[0]?.id ?? "" } });
    expect(await readInvite(at.runtime, second)).toBeNull();
  });

  test("is refused for who is on the team, by a member, and above one's own role", async () => {
    const at = await workspace();
    const app = await at.app();
    const again = app("inviteMember", { body: { email: at.owner.email } });
    await expect(again).rejects.toMatchObject({ code: "invalid_state" });
    const [member, admin] = [await at.join("member"), await at.join("admin")];
    const sent = (role: string) => ({ body: { email: "x@example.com", role } });
    expect((await as(at, member, "inviteMember", sent("member"))).status).toBe(403);
    expect((await as(at, admin, "inviteMember", sent("owner"))).status).toBe(403);
    expect((await as(at, admin, "inviteMember", sent("admin"))).status).toBe(201);
  });
});

describe("a member", () => {
  test("who is removed has no session and no key at the next call, not even after coming back", async () => {
    const at = await workspace();
    const userId = await at.join("admin");
    const made = (await as(at, userId, "createKey", { body: { name: "dela" } })).body as { secret: string };
    const byKey = () => at.send("/v1/projects", { headers: { Authorization: `Bearer ${made.secret}` } });
    expect([(await byKey()).status, (await as(at, userId, "readAccount", {})).status]).toEqual([200, 200]);
    await (
      await at.app()
    )("removeMember", { params: { id: await memberOf(at, userId) } });
    expect([(await byKey()).status, (await as(at, userId, "readAccount", {})).status]).toEqual([401, 401]);
    const { email } = await at.db.user.findUniqueOrThrow({ where: { id: userId } });
    await acceptInvite(at.runtime, await invite(at, email), userId, null);
    expect([(await byKey()).status, (await as(at, userId, "readAccount", {})).status]).toEqual([401, 200]);
  });

  test("leaves by their own will; the last owner neither leaves nor steps down", async () => {
    const at = await workspace();
    const app = await at.app();
    const own = await memberOf(at, at.ownerId);
    await expect(app("removeMember", { params: { id: own } })).rejects.toMatchObject({ code: "invalid_state" });
    const down = app("changeRole", { params: { id: own }, body: { role: "member" } });
    await expect(down).rejects.toMatchObject({ code: "invalid_state" });
    const userId = await at.join("member");
    const id = await memberOf(at, userId);
    expect((await as(at, userId, "removeMember", { params: { id } })).status).toBe(200);
    const second = await secondOwner(at);
    await app("removeMember", { params: { id: own } });
    expect((await as(at, second, "readTeam", {})).body).toMatchObject({ members: [{ role: "owner" }] });
  });

  test("of two owners who leave at once, one stays", async () => {
    const at = await workspace();
    const second = await secondOwner(at);
    const leave = async (userId: string) =>
      (await as(at, userId, "removeMember", { params: { id: await memberOf(at, userId) } })).status;
    expect(new Set(await Promise.all([at.ownerId, second].map(leave)))).toEqual(new Set([200, 409]));
  });

  test("is changed and removed by whom their role allows", async () => {
    const at = await workspace();
    const [member, admin] = [await at.join("member"), await at.join("admin")];
    const change = async (by: string, whom: string, role: string) =>
      (await as(at, by, "changeRole", { params: { id: await memberOf(at, whom) }, body: { role } })).status;
    expect(await change(member, admin, "member")).toBe(403);
    expect(await change(admin, at.ownerId, "member")).toBe(403);
    expect(await change(admin, member, "owner")).toBe(403);
    expect(await change(admin, member, "admin")).toBe(200);
    expect(await change(at.ownerId, member, "member")).toBe(200);
    const ownerRow = { params: { id: await memberOf(at, at.ownerId) } };
    expect((await as(at, admin, "removeMember", ownerRow)).status).toBe(403);
    expect((await as(at, member, "removeMember", { params: { id: await memberOf(at, admin) } })).status).toBe(403);
  });
});

describe("the audit", () => {
  test("says who did what and from where, newest first, page by page, and can be asked by topic and person", async () => {
    const at = await workspace();
    const app = await at.app();
    const userId = await at.join("admin");
    await as(at, userId, "createKey", { body: { name: "Agente" } });
    const owner = await at.sessionOf(at.ownerId);
    const [path, init] = requestOf("/api/app", "createProject", { body: { name: "Marca" } }, owner);
    await at.send(path, { ...init, address: "203.0.113.9" });
    await app("inviteMember", { body: { email: "novo@example.com" } });
    const first = await app("listAudit", { query: { limit: 2 } });
    expect(first.entries).toMatchObject([
      { action: "invite.sent", actor: { kind: "user", name: "Olga" }, detail: { name: "novo@example.com" } },
      { action: "project.created", detail: { name: "Marca" }, address: "203.0.113.9" },
    ]);
    const rest = await app("listAudit", { query: { limit: 2, cursor: first.next ?? "" } });
    expect(rest).toMatchObject({ entries: [{ action: "key.created", actor: { name: "admin" } }], next: null });
    expect((await app("listAudit", { query: { topic: "key" } })).entries).toHaveLength(1);
    expect((await app("listAudit", { query: { userId } })).entries).toHaveLength(1);
    expect((await as(at, await at.join("member"), "listAudit", {})).status).toBe(403);
  });
});
