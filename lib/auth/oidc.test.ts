import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { identityProviders } from "#lib/adapters/oidc/identity.ts";
import { type Slip, startOidcServer } from "#lib/tools/testing/oidc-server.ts";
import { secondStep } from "#lib/tools/testing/second-step.ts";
import { browser } from "#lib/tools/testing/sign-in.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { signInMethods } from "./options.ts";

type Browser = ReturnType<typeof browser>;

let server: Awaited<ReturnType<typeof startOidcServer>>;
beforeAll(async () => {
  server = await startOidcServer();
});
afterAll(() => server.close());

/** A workspace whose installation the environment gave the provider. */
const provided = async () => {
  const at = await workspace({ settings: { oidc: server.settings } });
  const person = { sub: `of ${at.workspaceId}`, email: at.owner.email.toUpperCase(), email_verified: true, name: "O." };
  return { at, here: browser(at), person };
};
const APP = "http://pauta.test";
const begin = (here: Browser) => here.post("signin/oidc", { callbackUrl: "/plan" });
const back = (here: Browser, url: string) => here.open(url.replace(APP, ""));
const signIn = async (here: Browser) => back(here, server.cameBack(await begin(here)));
const errorOf = (url: string) => /error=(\w+)/.exec(url)?.[1];

test("who proved the address of an account comes in by it, and is linked once", async () => {
  const { at, here, person } = await provided();
  expect(await signInMethods(at.runtime)).toMatchObject({ oidc: "Acme" });
  server.tell(person);
  for (const one of [here, browser(at)]) {
    expect(await signIn(one)).toBe("http://pauta.test/plan");
    expect(await one.whoIsIn()).toBe(at.ownerId);
  }
  const accountId = `${server.settings.issuer} ${person.sub}`;
  expect(await at.db.externalLogin.findMany({ where: { userId: at.ownerId } })).toMatchObject([
    { provider: "oidc", accountId },
  ]);
});

test("what it is sent to says who asks, and for what", async () => {
  const { here } = await provided();
  const url = new URL(await begin(here));
  expect(`${url.origin}${url.pathname}`).toBe(`${server.settings.issuer}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: "pauta",
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: "http://pauta.test/api/auth/callback/oidc",
    code_challenge_method: "S256",
    nonce: expect.stringMatching(/.{20}/),
    state: expect.stringMatching(/.{20}/),
  });
});

const past = () => Math.floor(Date.now() / 1000) - 60;
const slips: [string, () => Slip][] = [
  ["another nonce", () => ({ claims: { nonce: "of another sign-in" } })],
  ["no nonce", () => ({ claims: { nonce: undefined } })],
  ["an end that passed", () => ({ claims: { exp: past() } })],
  ["another client", () => ({ claims: { aud: "another" } })],
  ["another issuer", () => ({ claims: { iss: "https://id.example.com" } })],
  ["a signature of another's", () => ({ isForged: true })],
];
test.each(slips)("a token with %s brings nobody in", async (_, slip) => {
  const { here, person } = await provided();
  server.tell(person, slip());
  expect(errorOf(await signIn(here))).toBe("OAuthCallback");
  expect(await here.whoIsIn()).toBeNull();
});

test("a return with another state, or in another browser, or a second time, brings nobody in", async () => {
  const { at, here, person } = await provided();
  server.tell(person);
  const first = server.cameBack(await begin(here));
  expect(errorOf(await back(here, first.replace(/state=[^&]+/, "state=of-another")))).toBe("OAuthCallback");
  const second = server.cameBack(await begin(here));
  const elsewhere = browser(at);
  expect(errorOf(await back(elsewhere, second))).toBe("OAuthCallback");
  expect(await back(here, second)).toBe("http://pauta.test/plan");
  const again = browser(at);
  again.jar.clear();
  for (const [name, value] of here.jar) if (!name.includes("session")) again.jar.set(name, value);
  expect(errorOf(await back(again, second))).toBe("OAuthCallback");
  for (const one of [elsewhere, again]) expect(await one.whoIsIn()).toBeNull();
});

test.each([
  ["unproved", { email_verified: false }],
  ["not said to be proved", { email_verified: undefined }],
  ["of nobody here", { email: "nobody@example.org" }],
  ["not told", { email: undefined }],
])("an address that is %s brings nobody in, and makes no account", async (_, more) => {
  const { at, here, person } = await provided();
  server.tell({ ...person, ...more });
  const before = await at.db.user.count();
  expect(errorOf(await signIn(here))).toBe("NoAccount");
  expect(await here.whoIsIn()).toBeNull();
  expect(await at.db.user.count()).toBe(before);
  expect(await at.db.externalLogin.count({ where: { userId: at.ownerId } })).toBe(0);
});

test.each([["linked"], ["known by the address alone"]])(
  "whoever has a second step, %s, is asked for it",
  async (how) => {
    const { at, here, person } = await provided();
    server.tell(person);
    if (how === "linked") await signIn(browser(at));
    const { code } = await secondStep(at);
    expect(await signIn(here)).toContain("/login/code?to=%2Fplan");
    expect(await here.whoIsIn()).toBeNull();
    expect(await here.post("callback/code", { code: code(), callbackUrl: "/plan" })).toBe("/plan");
    expect(await here.whoIsIn()).toBe(at.ownerId);
  },
);

test("a person of the same number at another issuer is another", async () => {
  const { at, here, person } = await provided();
  const { sub } = person;
  await at.db.externalLogin.create({
    data: { provider: "oidc", accountId: `https://id.example.com ${sub}`, userId: at.ownerId },
  });
  const other = await workspace({ settings: { oidc: server.settings } });
  server.tell({ ...person, email: other.owner.email });
  await signIn(here);
  expect(await here.whoIsIn()).toBe(other.ownerId);
});

describe("a provider that the owner of the installation names", () => {
  const named = async (mayBePrivate = true) => {
    const at = await workspace();
    await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: true } });
    at.withPorts({ identity: identityProviders(mayBePrivate) });
    return { at, app: await at.app(), here: browser(at) };
  };
  const body = () => {
    const { clientId: client, ...provider } = server.settings;
    return { ...provider, client };
  };
  afterAll(async () => {
    const { at } = await named();
    await at.db.identityProvider.deleteMany();
  });

  test("signs people in at once, and nobody once it is removed; its secret is encrypted and never answered", async () => {
    const { app, at, here } = await named();
    const { clientId: client, clientSecret, ...told } = server.settings;
    const same = { ...told, client };
    const said = await app("saveIdentityProvider", { body: { ...same, clientSecret } });
    expect(said.identity).toMatchObject({ installed: null, own: { ...same, hasSecret: true } });
    expect(JSON.stringify(said)).not.toContain(clientSecret);
    const { secret } = await at.db.identityProvider.findFirstOrThrow();
    expect(Buffer.from(secret).toString("latin1")).not.toContain(clientSecret);
    server.tell({ sub: "ana", email: at.owner.email, email_verified: true });
    await signIn(here);
    expect(await here.whoIsIn()).toBe(at.ownerId);

    await app("saveIdentityProvider", { body: { ...same, name: "Empresa" } });
    expect(await signInMethods(at.runtime)).toMatchObject({ oidc: "Empresa" });
    const other = app("saveIdentityProvider", { body: { ...same, client: "another" } });
    await expect(other).rejects.toMatchObject({ code: "invalid_input" });
    expect((await app("removeIdentityProvider", {})).identity.own).toBeNull();
    expect(await signInMethods(at.runtime)).toMatchObject({ oidc: null });
    expect(await begin(browser(at))).not.toContain(server.settings.issuer);
    const { entries } = await app("listInstallationChanges", { query: { limit: 3 } });
    expect(entries.map(({ action }) => action.split(".")[1])).toEqual([
      "identity_removed",
      "identity_saved",
      "identity_saved",
    ]);
  });

  test.each([
    ["answers nothing", { issuer: "http://127.0.0.1:9" }],
    ["is no provider", { issuer: "{origin}" }],
    ["is no address", { issuer: "id.example.com" }],
    ["is an address with a query", { issuer: "{origin}/realm?a=1" }],
  ])("and that %s is not kept", async (_, { issuer }) => {
    const { app } = await named();
    const written = issuer.replace("{origin}", new URL(server.settings.issuer).origin);
    const save = app("saveIdentityProvider", { body: { ...body(), issuer: written } });
    await expect(save).rejects.toMatchObject({ code: "invalid_input" });
    expect((await app("readInstallation", {})).identity.own).toBeNull();
  });

  test("is none where the environment says one", async () => {
    const { at } = await provided();
    await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: true } });
    const app = await at.app();
    expect((await app("readInstallation", {})).identity.installed).toEqual({
      name: "Acme",
      issuer: server.settings.issuer,
    });
    const save = app("saveIdentityProvider", { body: body() });
    await expect(save).rejects.toMatchObject({ code: "invalid_state" });
  });

  test("leads to nothing inside, when it is named and when it is asked", async () => {
    const { app, at, here } = await named(false);
    const save = app("saveIdentityProvider", { body: body() });
    await expect(save).rejects.toMatchObject({ code: "invalid_input" });
    at.withPorts({ identity: identityProviders(true) });
    await app("saveIdentityProvider", { body: body() });
    at.withPorts({ identity: identityProviders(false) });
    expect(errorOf(await begin(here))).toBe("OAuthSignin");
  });
});
