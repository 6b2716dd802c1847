import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smtpServers } from "#lib/adapters/smtp/mail.ts";
import { type OperationName, operations } from "#lib/contract/index.ts";
import type { Settings } from "#lib/runtime/context.ts";
import { sendMail } from "#lib/services/mail/send-mail.ts";
import { askToSignUp } from "#lib/services/sign-up/sign-up.ts";
import { COMMANDS } from "#lib/tools/launch/admin-commands.ts";
import { SAMPLES } from "#lib/tools/testing/samples.ts";
import { secondStep } from "#lib/tools/testing/second-step.ts";
import { startSmtpServer } from "#lib/tools/testing/smtp-server.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** A workspace whose owner owns the installation too. */
async function installed(settings: Partial<Settings> = {}) {
  const at = await workspace({ settings });
  await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: true } });
  return at;
}

const MAIL = { host: "mail.invalid", port: 25, user: null, from: "ana@example.com" };

let made = 0;
const signUp = ({ runtime }: Workspace) =>
  askToSignUp(
    runtime,
    { name: "Rosa", email: `rosa.${++made}@example.org`, password: "a good password", language: "pt" },
    `203.0.113.${made}`,
  );

const names = (Object.keys(operations) as OperationName[]).filter((name) =>
  operations[name].path.startsWith("/installation"),
);

test.each(names)("%s is not there for a workspace's owner, nor for others of it", async (name) => {
  const at = await workspace();
  const sent = await SAMPLES[name](at);
  await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: false } });
  for (const id of [at.ownerId, await at.join("admin"), await at.join("member")]) {
    const answer = await at.send(...requestOf("/api/app", name, sent, await at.sessionOf(id)));
    expect(answer).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  }
});

describe("sign-up", () => {
  test("is open, until the owner of the installation closes it, and again after", async () => {
    const at = await installed();
    const app = await at.app();
    expect(await app("readInstallation", {})).toMatchObject({ signUp: { isOpen: true, isFixed: false } });
    await app("openSignUp", { body: { isOpen: false } });
    await expect(signUp(at)).rejects.toMatchObject({ reason: "sign_up_closed" });
    expect(await app("openSignUp", { body: { isOpen: true } })).toMatchObject({ signUp: { isOpen: true } });
    await signUp(at);
  });

  test.each([true, false])("is as the environment says, whatever was said here: open %s", async (isOpen) => {
    const before = await installed();
    await (
      await before.app()
    )("openSignUp", { body: { isOpen: !isOpen } });
    const at = await installed({ signUpIsOpen: isOpen });
    const app = await at.app();
    expect(await app("readInstallation", {})).toMatchObject({ signUp: { isOpen, isFixed: true } });
    await expect(app("openSignUp", { body: { isOpen: !isOpen } })).rejects.toMatchObject({ code: "invalid_state" });
    if (isOpen) await signUp(at);
    else await expect(signUp(at)).rejects.toMatchObject({ reason: "sign_up_closed" });
    await (
      await before.app()
    )("openSignUp", { body: { isOpen: true } });
  });
});

describe("the mail server", () => {
  const PASSWORD = "the post office's own";
  const letter = { id: "mail_1", to: "ana@example.com", subject: "Olá", text: "t", html: "<p>t</p>" };
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    smtp = await startSmtpServer({ password: PASSWORD });
  });
  beforeEach(() => {
    smtp.decide("accept");
    smtp.accepted.splice(0);
  });
  afterAll(() => smtp.close());

  const body = (more: object = {}) => ({
    host: "127.0.0.1",
    port: smtp.port,
    user: "ana",
    password: PASSWORD,
    from: "Pauta <pauta@example.org>",
    ...more,
  });
  const trying = async () => {
    const at = await installed();
    at.withPorts({ mailServers: smtpServers(400) });
    return { at, app: await at.app() };
  };

  test("that is kept takes every mail from then on, and none once it is removed", async () => {
    const { app, at } = await trying();
    await app("saveMailServer", { body: body() });
    await sendMail(at.runtime, letter);
    expect(smtp.accepted.join()).toContain("From: Pauta <pauta@example.org>");
    expect(await at.db.outboxMail.count()).toBe(0);
    const { link } = await app("inviteMember", { body: { email: "nova@example.com" } });
    expect(link).toBeNull();
    const { providers } = await app("readStatus", {});
    expect(providers.find(({ part }) => part === "mail")).toMatchObject({ isOurs: false, answers: true });
    expect((await app("removeMailServer", {})).mail.own).toBeNull();
    await sendMail(at.runtime, letter);
    expect(smtp.accepted).toHaveLength(1);
    expect(await at.db.outboxMail.deleteMany()).toEqual({ count: 1 });
  });

  test("has a password that is kept encrypted and never answered", async () => {
    const { app, at } = await trying();
    const said = [await app("saveMailServer", { body: body() }), await app("readInstallation", {})];
    expect(said[1]).toMatchObject({ mail: { own: { host: "127.0.0.1", user: "ana", hasPassword: true } } });
    expect(JSON.stringify(said)).not.toContain(PASSWORD);
    const { secret } = await at.db.mailServer.findFirstOrThrow();
    expect(Buffer.from(secret ?? []).toString("latin1")).not.toContain(PASSWORD);
    at.runtime.settings.tokenKey = "another key than before";
    expect(await app("readInstallation", {})).toMatchObject({ mail: { own: { hasPassword: false } } });
    await app("removeMailServer", {});
  });

  test("keeps its password for the same server and user, and gives it to no other", async () => {
    const { app } = await trying();
    await app("saveMailServer", { body: body() });
    const { password: _, ...same } = body({ from: "outra@example.org" });
    expect(await app("tryMailServer", { body: same })).toEqual({ problem: null, detail: null });
    await app("saveMailServer", { body: same });
    for (const other of [{ host: "localhost" }, { port: 9 }, { user: "bia" }]) {
      const asked = app("tryMailServer", { body: { ...same, ...other } });
      await expect(asked).rejects.toMatchObject({ code: "invalid_input" });
    }
    await app("removeMailServer", {});
  });

  test("gets a mail to whoever tries it, in their language, without being kept", async () => {
    const { app, at } = await trying();
    await app("updateAccount", { body: { language: "en" } });
    expect(await app("tryMailServer", { body: body() })).toEqual({ problem: null, detail: null });
    expect(smtp.accepted.join()).toContain(`To: ${at.owner.email}`);
    expect(smtp.accepted.join()).toContain("It worked: this server d");
    expect((await app("readInstallation", {})).mail.own).toBeNull();
  });

  test.each([
    ["refuses the login", { password: "another one" }, "login_refused", "535 5.7.8 no"],
    ["has no such name", { host: "mail.invalid" }, "host_unknown", ""],
    ["does not answer", { port: 9 }, "no_answer", ""],
  ])("that %s is told in words", async (_, more, problem, detail) => {
    const { app } = await trying();
    const trial = await app("tryMailServer", { body: body(more) });
    expect(trial).toEqual({ problem, detail: expect.stringContaining(detail) });
  });

  test.each([
    ["hold", "slow"],
    ["refuse", "broken"],
  ] as const)("that takes the mail and then would %s it is told as %s", async (verdict, problem) => {
    const { app } = await trying();
    smtp.decide(verdict);
    expect(await app("tryMailServer", { body: body() })).toMatchObject({ problem });
  });

  test("is the environment's where it says one, whatever was kept here", async () => {
    const before = await trying();
    await before.app("saveMailServer", { body: body() });
    const address = "smtp://bia:hers@mail.example.net:2525";
    const at = await installed({ providers: [{ part: "mail", name: "SMTP", address }] });
    const sent: string[] = [];
    at.withPorts({ mail: { send: async ({ to }) => void sent.push(to) } });
    const app = await at.app();
    const { mail } = await app("readInstallation", {});
    expect(mail.installed).toBe("mail.example.net:2525");
    await expect(app("saveMailServer", { body: body() })).rejects.toMatchObject({ code: "invalid_state" });
    await expect(app("tryMailServer", { body: body() })).rejects.toMatchObject({ code: "invalid_state" });
    await sendMail(at.runtime, letter);
    expect({ sent, accepted: smtp.accepted }).toEqual({ sent: [letter.to], accepted: [] });
    await before.app("removeMailServer", {});
  });

  test.each([
    { host: "smtp://mail" },
    { host: "mail:25" },
    { port: 0 },
    { from: "Pauta" },
    { from: "a@b\r\nBcc: c@d" },
  ])("is refused where it is none: %o", async (more) => {
    const { app } = await trying();
    await expect(app("saveMailServer", { body: body(more) })).rejects.toMatchObject({ code: "invalid_input" });
  });
});

describe("what is changed", () => {
  test("is listed once, with who, when and of what, and the operator's own too", async () => {
    const at = await installed();
    const app = await at.app();
    const changes = async (query = {}) => app("listInstallationChanges", { query });
    const run = (name: string, given: object) => COMMANDS.find((one) => one.name === name)?.run(at.runtime, given);
    const { email } = at.owner;
    await secondStep(at);
    const first = (await changes({ limit: 1 })).entries[0]?.id ?? "";
    for (const isOpen of [false, false, true]) await app("openSignUp", { body: { isOpen } });
    await app("saveMailServer", { body: MAIL });
    await app("removeMailServer", {});
    for (const remove of [false, true, false]) await run("installation owner", { email, remove });
    await run("second-step remove", { email });
    const again = await at.app();
    const { entries } = await again("listInstallationChanges", { query: { limit: 20 } });
    const here = entries.filter(({ id }) => id > first);
    expect(here.map(({ action, actor, detail }) => [actor.kind, actor.name, action, detail["name"]])).toEqual([
      ["system", null, "installation.second_step_removed", email],
      ["system", null, "installation.owner_added", email],
      ["system", null, "installation.owner_removed", email],
      ["user", at.owner.name, "installation.mail_removed", MAIL.host],
      ["user", at.owner.name, "installation.mail_saved", MAIL.host],
      ["user", at.owner.name, "installation.sign_up_opened", undefined],
      ["user", at.owner.name, "installation.sign_up_closed", undefined],
    ]);
    expect(here[6]?.at).toBe(at.clock.now().toISOString());
    const page = await again("listInstallationChanges", { query: { limit: 3 } });
    const rest = await again("listInstallationChanges", { query: { limit: 3, cursor: page.next ?? "" } });
    expect([...page.entries, ...rest.entries]).toEqual(entries.slice(0, 6));
    expect(
      (await at.db.auditEntry.findMany({ where: { workspaceId: at.workspaceId } })).map(({ action }) => action),
    ).toEqual(["member.second_step_removed"]);
  });

  test("leaves no entry where it was refused", async () => {
    const at = await installed({ signUpIsOpen: true });
    const before = await at.db.installationEntry.count();
    const app = await at.app();
    await expect(app("openSignUp", { body: { isOpen: false } })).rejects.toMatchObject({ code: "invalid_state" });
    await expect(app("removeMailServer", {})).rejects.toMatchObject({ code: "not_found" });
    expect(await at.db.installationEntry.count()).toBe(before);
  });
});
