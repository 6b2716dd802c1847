import { expect, test } from "vitest";
import { ask, openNetwork, REDIRECT } from "./testing/harness.ts";

const network = await openNetwork();
const { url, get, post, control } = network;
const APP = { client_id: "100000000000001", client_secret: "local-network-secret" };
const SCOPE = "instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights";
const ASKED = { client_id: APP.client_id, redirect_uri: REDIRECT, response_type: "code", scope: SCOPE, state: "s1" };

const consent = async (params: Record<string, string>): Promise<URL> => {
  const answer = await get("/oauth/authorize", { ...ASKED, ...params });
  return new URL(answer.headers.get("location") ?? `http://none/${answer.status}`);
};

const exchange = (code: string, params = {}) =>
  post("/oauth/access_token", { ...APP, grant_type: "authorization_code", redirect_uri: REDIRECT, code, ...params });

const shortToken = async (handle: string): Promise<string> => {
  const back = await consent({ auto: "allow", handle });
  return String((await exchange(back.searchParams.get("code") ?? "")).body["access_token"]);
};

const longToken = async (handle: string): Promise<string> => {
  const token = await shortToken(handle);
  const params = { grant_type: "ig_exchange_token", client_secret: APP.client_secret, access_token: token };
  return String((await get("/access_token", params)).body["access_token"]);
};

const refresh = (token: string) =>
  get("/refresh_access_token", { grant_type: "ig_refresh_token", access_token: token });

test("the consent page names who asks, offers a new account and a box per permission", async () => {
  const page = await get("/oauth/authorize", ASKED);
  expect(page.status).toBe(200);
  expect(page.text).toContain("localhost:3000");
  expect(page.text).toContain("Criar uma conta nova");
  expect(page.text.match(/type="checkbox"/g)).toHaveLength(3);
});

test("allowing creates the account and comes back with a code, the state and two stray letters", async () => {
  const answer = await post("/oauth/authorize", {
    ...ASKED,
    decision: "allow",
    account: "new",
    handle: "cafe.da.vila",
    name: "Café da Vila",
    "scope:instagram_business_content_publish": "on",
  });
  const back = new URL(answer.headers.get("location") ?? "");
  expect(back.searchParams.get("state")).toBe("s1");
  expect(back.hash).toBe("#_");
  const token = await exchange(`${back.searchParams.get("code")}#_`);
  expect(token.body["permissions"]).toEqual(["instagram_business_basic", "instagram_business_content_publish"]);
  expect(token.text).toMatch(/"user_id":\d{17}[,}]/);
});

test("refusing comes back with the reason and no code", async () => {
  const back = await consent({ auto: "deny" });
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: "access_denied",
    error_reason: "user_denied",
    state: "s1",
  });
  expect(back.searchParams.has("code")).toBe(false);
});

test("an unknown app, an address elsewhere and an unknown permission are refused without a redirect", async () => {
  for (const wrong of [{ client_id: "1" }, { redirect_uri: "https://elsewhere.test/cb" }, { scope: "everything" }]) {
    const answer = await get("/oauth/authorize", { ...ASKED, ...wrong, auto: "allow" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  }
});

test("registered addresses match to the letter", async () => {
  await control("PUT", "/apps", { id: "200", secret: "s", redirectUris: ["https://app.test/cb"] });
  const to = (redirect_uri: string) =>
    get("/oauth/authorize", { ...ASKED, client_id: "200", redirect_uri, auto: "allow" });
  expect((await to("https://app.test/cb")).status).toBe(303);
  expect((await to("https://app.test/cb/")).status).toBe(400);
});

test("a code works once, within its hour, for its own address and secret; errors have the older envelope", async () => {
  const code = async () => (await consent({ auto: "allow", handle: "uma.vez" })).searchParams.get("code") ?? "";
  const used = await code();
  expect((await exchange(used)).status).toBe(200);
  const again = await exchange(used);
  expect(again.body).toEqual({
    error_type: "OAuthException",
    code: 400,
    error_message: "Matching code was not found or was already used",
  });
  expect((await exchange(await code(), { redirect_uri: `${REDIRECT}x` })).body["error_message"]).toBe(
    "Invalid redirect_uri",
  );
  expect((await exchange(await code(), { client_secret: "no" })).body["error_message"]).toBe("Invalid client secret");
  expect((await exchange(await code(), { client_id: "9" })).body["error_message"]).toBe("Invalid platform app");
  const late = await code();
  await control("POST", "/clock", { advance: "PT61M" });
  expect((await exchange(late)).status).toBe(400);
  await control("POST", "/clock", { reset: true });
});

test("a personal account cannot be connected", async () => {
  const back = await consent({ auto: "allow", handle: "so.eu", kind: "personal" });
  const answer = await exchange(back.searchParams.get("code") ?? "");
  expect(answer.body["error_message"]).toBe("The user is not a business account");
});

test("an unticked permission stays out, and its calls are refused with 10", async () => {
  const back = await consent({ auto: "allow", handle: "sem.publicar", granted: "instagram_business_basic" });
  const token = await exchange(back.searchParams.get("code") ?? "");
  const id = /"user_id":(\d+)/.exec(token.text)?.[1];
  const answer = await post(`/v25.0/${id}/media`, { image_url: "http://x/y.jpg" }, String(token.body["access_token"]));
  expect([answer.status, answer.body.error.code]).toEqual([403, 10]);
});

test("a short token lives an hour; exchanged, it lives sixty days; me has two ids", async () => {
  const short = await shortToken("cafe.longo");
  const answer = await get("/access_token", {
    grant_type: "ig_exchange_token",
    client_secret: APP.client_secret,
    access_token: short,
  });
  expect(answer.body).toMatchObject({ token_type: "bearer", expires_in: 5_184_000 });
  const me = await get(
    "/v25.0/me",
    { fields: "user_id,username,account_type,followers_count" },
    String(answer.body["access_token"]),
  );
  expect(me.body).toMatchObject({ username: "cafe.longo", account_type: "BUSINESS" });
  expect(me.body.id).not.toBe(me.body["user_id"]);
  const wrong = await get("/access_token", {
    grant_type: "ig_exchange_token",
    client_secret: "x",
    access_token: short,
  });
  expect(wrong.body.error.code).toBe(101);
  await control("POST", "/clock", { advance: "PT2H" });
  expect((await get("/me", { fields: "id" }, short)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
  await control("POST", "/clock", { reset: true });
});

test("a long token is refreshed from its first day to its last, and no later", async () => {
  const token = await longToken("cafe.fresco");
  expect((await refresh(token)).body.error.code).toBe(100);
  await control("POST", "/tokens", { account: "cafe.fresco", ageBy: "P30D" });
  const fresh = await refresh(token);
  expect(fresh.body["expires_in"]).toBe(5_184_000);
  expect((await get("/me", { fields: "id" }, String(fresh.body["access_token"]))).status).toBe(200);
  await control("POST", "/tokens", { account: "cafe.fresco", ageBy: "P31D" });
  expect((await refresh(token)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
});

test("broken tokens answer 190 with the subcode that says why", async () => {
  const token = await longToken("cafe.quebrado");
  const states = {
    revoked: 458,
    checkpoint: 459,
    password_changed: 460,
    expired: 463,
    unconfirmed: 464,
    invalid: 467,
    role_lost: 492,
  };
  for (const [state, subcode] of Object.entries(states)) {
    await control("POST", "/tokens", { account: "cafe.quebrado", state });
    expect((await get("/me", { fields: "id" }, token)).body.error).toMatchObject({ code: 190, error_subcode: subcode });
  }
  await control("POST", "/tokens", { account: "cafe.quebrado", state: "valid" });
  expect((await get("/me", { fields: "id" }, token)).status).toBe(200);
  expect((await get("/me", {}, "nonsense")).body.error.code).toBe(190);
  expect((await get("/me")).body.error.code).toBe(190);
});

test("taking the permissions back ends the token; so does revoking the app", async () => {
  const token = await longToken("cafe.adeus");
  const gone = await ask(`${url}/v25.0/me/permissions`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(gone.body).toEqual({ success: true });
  expect((await get("/me", {}, token)).body.error.error_subcode).toBe(458);
  const other = await longToken("cafe.outro");
  await control("PUT", "/apps", { id: APP.client_id, revoked: true });
  expect((await get("/me", {}, other)).body.error.error_subcode).toBe(458);
  await control("PUT", "/apps", { id: APP.client_id, revoked: false });
  expect((await get("/me", {}, other)).status).toBe(200);
});
