import { expect, test } from "vitest";
import { authenticator } from "#lib/tools/testing/authenticator.ts";
import { secondStep } from "#lib/tools/testing/second-step.ts";
import { browser } from "#lib/tools/testing/sign-in.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Key = ReturnType<typeof authenticator>;

async function add(at: Workspace, key: Key, proof = at.owner.password) {
  const app = await at.app();
  const { challenge } = await app("beginPasskey", { body: { proof } });
  return app("addPasskey", { body: { name: "Celular", answer: key.make(challenge) } });
}

const ask = async (at: Workspace) => {
  const { body } = await at.send("/api/entry/passkey", { method: "POST", headers: { Origin: "http://pauta.test" } });
  return (body as { challenge: string }).challenge;
};
const errorOf = (url: string) => /error=(\w+)/.exec(url)?.[1];
const send = (at: Workspace, answer: string, here = browser(at)) =>
  here.post("callback/passkey", { answer, callbackUrl: "/plan" });

const withPasskey = async () => {
  const [at, key] = [await workspace(), authenticator()];
  await add(at, key);
  return { at, key, here: browser(at) };
};

test("a passkey brings its person in, also past a second step, and tells when it last did", async () => {
  const { at, here, key } = await withPasskey();
  await secondStep(at);
  at.clock.advance(60_000);
  expect(await send(at, key.use(await ask(at)), here)).toBe("/plan");
  expect(await here.whoIsIn()).toBe(at.ownerId);
  const { passkeys } = await (await at.app())("readAccount", {});
  expect(passkeys).toEqual([
    {
      id: expect.stringMatching(/^passkey_/),
      name: "Celular",
      createdAt: "2026-11-20T12:00:00.000Z",
      lastUsedAt: "2026-11-20T12:01:00.000Z",
    },
  ]);
});

test("an answer serves once, and its challenge five minutes", async () => {
  const { at, key } = await withPasskey();
  const answer = key.use(await ask(at));
  expect(await send(at, answer)).toBe("/plan");
  expect(errorOf(await send(at, answer))).toBe("PasskeyWrong");
  const challenge = await ask(at);
  at.clock.advance(5 * 60_000);
  expect(errorOf(await send(at, key.use(challenge)))).toBe("PasskeyWrong");
  expect(errorOf(await send(at, key.use("of nobody's")))).toBe("PasskeyWrong");
});

test.each([
  ["another site's", { origin: "https://pauta.example" }],
  ["another name's", { rpId: "example.com" }],
  ["of somebody whom it did not verify", { isUnverified: true }],
  ["with a count that does not grow", { counter: 1 }],
])("an answer %s brings nobody in, and uses up its challenge", async (_, slip) => {
  const { at, here, key } = await withPasskey();
  const challenge = await ask(at);
  expect(errorOf(await send(at, key.use(challenge, slip), here))).toBe("PasskeyWrong");
  expect(await here.whoIsIn()).toBeNull();
  expect(errorOf(await send(at, key.use(challenge)))).toBe("PasskeyWrong");
});

test("another's key, an unknown one and what is no answer bring nobody in", async () => {
  const { at, key } = await withPasskey();
  const stranger = authenticator();
  const { id } = JSON.parse(key.use("")) as { id: string };
  const forged = JSON.stringify({
    ...(JSON.parse(stranger.use(await ask(at), { counter: 9 })) as object),
    id,
    rawId: id,
  });
  for (const answer of [forged, stranger.use(await ask(at)), "{}", "no json", ""]) {
    expect(errorOf(await send(at, answer))).toBe("PasskeyWrong");
  }
});

test("of two answers with one count, one comes in", async () => {
  const { at, key } = await withPasskey();
  const answers = [key.use(await ask(at), { counter: 7 }), key.use(await ask(at), { counter: 7 })];
  const ends = await Promise.all(answers.map((answer) => send(at, answer)));
  expect(ends.filter((end) => end === "/plan")).toHaveLength(1);
});

test("wrong answers of one passkey are held after eight", async () => {
  const { at, key } = await withPasskey();
  for (let time = 0; time < 8; time++) {
    const here = browser(at, `198.51.100.${time}`);
    expect(errorOf(await send(at, key.use("guessed"), here))).toBe("PasskeyWrong");
  }
  expect(errorOf(await send(at, key.use(await ask(at))))).toBe("Throttled");
});

test("one is added by whoever proves themselves: by the password, or by a code where a second step is on", async () => {
  const [at, key] = [await workspace(), authenticator()];
  await expect(add(at, key, "wrong")).rejects.toMatchObject({ code: "invalid_input" });
  const { code } = await secondStep(at);
  await expect(add(at, key)).rejects.toMatchObject({ code: "invalid_input" });
  expect((await add(at, key, code())).passkeys).toHaveLength(1);
});

test("one is not added twice, nor by another's challenge, one of a sign-in, or at another site", async () => {
  const { at, key } = await withPasskey();
  const other = await workspace();
  const app = await at.app();
  const begin = async (whose = at) =>
    (await (await whose.app())("beginPasskey", { body: { proof: whose.owner.password } })).challenge;
  const answers = [
    key.make(await begin()),
    authenticator().make(await begin(other)),
    authenticator().make(await ask(at)),
    authenticator().make(await begin(), { origin: "https://pauta.example" }),
    authenticator().make(await begin(), { isUnverified: true }),
    "{}",
  ];
  for (const answer of answers) {
    const added = app("addPasskey", { body: { name: "Outra", answer } });
    await expect(added).rejects.toMatchObject({ code: "invalid_input" });
  }
  expect((await app("readAccount", {})).passkeys).toHaveLength(1);
});

test("what is removed brings nobody in; adding and removing are in the audit and told by mail", async () => {
  const { at, key } = await withPasskey();
  const [app, other] = [await at.app(), await workspace()];
  const id = (await app("readAccount", {})).passkeys[0]?.id ?? "";
  const byOther = (await other.app())("removePasskey", { params: { id } });
  await expect(byOther).rejects.toMatchObject({ code: "not_found" });
  expect((await app("removePasskey", { params: { id } })).passkeys).toEqual([]);
  expect(errorOf(await send(at, key.use(await ask(at))))).toBe("PasskeyWrong");
  const { entries } = await app("listAudit", { query: {} });
  expect(entries.map(({ action }) => action)).toEqual(["member.passkey_removed", "member.passkey_added"]);
  const mails = await at.db.$queryRaw<{ subject: string }[]>`
    SELECT data->'payload'->>'subject' AS subject FROM pgboss.job
    WHERE data->'payload'->>'to' = ${at.owner.email} ORDER BY created_on`;
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Uma chave de acesso foi criada para a sua conta",
    "Uma chave de acesso foi removida da sua conta",
  ]);
});
