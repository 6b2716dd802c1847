import { beforeAll, expect, test } from "vitest";
import { ERRORS } from "./graph/errors.ts";
import { openNetwork } from "./testing/harness.ts";

const network = await openNetwork();
const { control, quick, fault, get, url, source } = network;

beforeAll(quick);

interface Ledger {
  total: number;
  posts: { mediaId: string; containerId: string; caption: string; files: { url: string; sha256: string }[] }[];
}

const ledger = async (handle: string) => (await control("GET", `/ledger?account=${handle}`)) as unknown as Ledger;

const ready = async (brand: Awaited<ReturnType<typeof network.account>>, caption = "post") => {
  const id = await brand.photo(caption);
  await brand.settled(id);
  return id;
};

test("publishing consumes the container: again it is refused, and the post stays one", async () => {
  const brand = await network.account("consome");
  const container = await ready(brand, "uma vez só");
  const first = await brand.publish(container);
  expect(first.status).toBe(200);
  expect(first.body.id).not.toBe(container);
  const second = await brand.publish(container);
  expect(second.body.error).toMatchObject({ code: 24, error_subcode: 2207008 });
  expect((await brand.status(container)).body["status_code"]).toBe("PUBLISHED");
  const { total, posts } = await ledger("consome");
  expect(total).toBe(1);
  expect(posts[0]).toMatchObject({ mediaId: first.body.id, containerId: container, caption: "uma vez só" });
});

test("of twenty publications of one container at once, one gets the post", async () => {
  const brand = await network.account("corrida");
  const container = await ready(brand);
  const answers = await Promise.all(Array.from({ length: 20 }, () => brand.publish(container)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ledger("corrida")).total).toBe(1);
});

test("a lost answer leaves the post live, found by the list and not by the container", async () => {
  const brand = await network.account("perdida");
  const container = await ready(brand, "resposta perdida");
  await fault({ match: { op: "media_publish" }, do: "commit_then_drop" });
  await expect(brand.publish(container)).rejects.toThrow("fetch failed");
  expect((await brand.status(container)).body["status_code"]).toBe("PUBLISHED");
  const list = await brand.read(`${brand.id}/media`, { fields: "id,caption,media_type" });
  expect(list.body.data).toEqual([{ id: expect.any(String), caption: "resposta perdida", media_type: "IMAGE" }]);
});

test.each([
  [24, 2207008],
  [4, 2207051],
  [1, null],
])("an error %s/%s may be a lie: the post is live", async (code, subcode) => {
  const brand = await network.account(`mentira${code}`);
  const container = await ready(brand);
  await fault({ match: { op: "media_publish", account: brand.handle }, do: "commit_then_error", code, subcode });
  expect((await brand.publish(container)).body.error.code).toBe(code);
  expect((await ledger(brand.handle)).total).toBe(1);
});

test("an answer dropped before the work leaves the container as it was", async () => {
  const brand = await network.account("antes");
  const container = await ready(brand);
  await fault({ match: { op: "media_publish" }, do: "drop_before" });
  await expect(brand.publish(container)).rejects.toThrow("fetch failed");
  expect((await brand.status(container)).body["status_code"]).toBe("FINISHED");
  expect((await brand.publish(container)).status).toBe(200);
});

test("the quota is a rolling day, told before and refused when full", async () => {
  const brand = await network.account("cheia");
  await control("PUT", "/accounts/cheia", { quotaTotal: 2 });
  await brand.live("a");
  await brand.live("b");
  const limit = await brand.read(`${brand.id}/content_publishing_limit`, { fields: "quota_usage,config" });
  expect(limit.body.data).toEqual([{ quota_usage: 2, config: { quota_total: 2, quota_duration: 86_400 } }]);
  const third = await ready(brand);
  expect((await brand.publish(third)).body.error).toMatchObject({ code: 9, error_subcode: 2207042 });
  await control("POST", "/clock", { advance: "PT23H59M50S" });
  await control("POST", "/clock", { advance: "PT5S" });
  expect((await brand.publish(third)).body.error.error_subcode).toBe(2207042);
  await control("POST", "/clock", { reset: true });
  await fault({ match: { op: "publishing_limit" }, do: "quota_total", total: 25 });
  const forced = await brand.read(`${brand.id}/content_publishing_limit`, { fields: "config" });
  expect(forced.body.data[0]).toEqual({ config: { quota_total: 25, quota_duration: 86_400 } });
  const old = await brand.read(`${brand.id}/content_publishing_limit`, { since: 1 });
  expect(old.body.error.code).toBe(100);
});

test("a restricted account publishes nothing", async () => {
  const brand = await network.account("restrita");
  const container = await ready(brand);
  await control("PUT", "/accounts/restrita", { restricted: true });
  expect((await brand.publish(container)).body.error).toMatchObject({ code: 25, error_subcode: 2207050 });
  await control("PUT", "/accounts/restrita", { restricted: false });
  expect((await brand.publish(container)).status).toBe(200);
});

test("a fresh post may lag behind in the list, though it can be read by its id", async () => {
  const brand = await network.account("atrasada");
  const container = await ready(brand);
  await fault({ match: { op: "media_publish" }, do: "hide_from_media_list_for", for: "PT5M" });
  const { id } = (await brand.publish(container)).body;
  expect((await brand.read(`${brand.id}/media`)).body.data).toEqual([]);
  expect((await brand.read(id, { fields: "permalink" })).status).toBe(200);
  await control("POST", "/clock", { advance: "PT6M" });
  expect((await brand.read(`${brand.id}/media`)).body.data).toHaveLength(1);
  await control("POST", "/clock", { reset: true });
});

test("every error of the table comes when it is asked for, in the envelope", async () => {
  const brand = await network.account("tabela");
  for (const key of Object.keys(ERRORS)) {
    const [code, sub] = key.split("/");
    const subcode = sub === "-" ? null : Number(sub);
    await fault({ match: { op: "account" }, do: "error", code: Number(code), subcode });
    const { status, body } = await brand.read("me", { fields: "id" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toMatchObject({
      code: Number(code),
      ...(subcode === null ? {} : { error_subcode: subcode }),
      message: expect.any(String),
      type: expect.stringMatching(/^(OAuthException|IGApiException)$/),
      fbtrace_id: expect.any(String),
    });
  }
});

test("faults strike the nth call, so many times, one account, or by a seeded chance", async () => {
  const [a, b] = [await network.account("alvo"), await network.account("outra")];
  await fault({ match: { op: "account", account: "alvo", nth: 2 }, do: "error", code: 2, times: 2 });
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await a.read("me", { fields: "id" })).status);
  expect(statuses).toEqual([200, 500, 500, 200, 200]);
  expect((await b.read("me", { fields: "id" })).status).toBe(200);
  const rolls = async () => {
    await control("POST", "/chaos", { seed: 7, failing: 0.5 });
    const seen = [];
    for (let n = 0; n < 12; n++) seen.push((await a.read("me", { fields: "id" })).status);
    await control("DELETE", "/faults");
    return seen;
  };
  const first = await rolls();
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await rolls()).toEqual(first);
});

test("the network can be slow, speak garbage, trickle and say that it is busy", async () => {
  const brand = await network.account("lenta");
  const me = () => brand.read("me", { fields: "id" });
  for (const kind of ["delay", "delay_answer", "slow_body"]) {
    await fault({ match: { op: "account" }, do: kind, ms: 80 });
    const from = performance.now();
    expect((await me()).status).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(70);
  }
  await fault({ do: "garbage" });
  const garbage = await me();
  expect([garbage.status, garbage.headers.get("content-type")]).toEqual([502, "text/html"]);
  await fault({ do: "rate_headers", percent: 96, minutes: 19 });
  const { headers } = await me();
  expect(JSON.parse(headers.get("x-app-usage") ?? "")).toMatchObject({ call_count: 96 });
  expect(JSON.parse(headers.get("x-business-use-case-usage") ?? "")[brand.id]).toMatchObject([
    { type: "instagram", call_count: 96, estimated_time_to_regain_access: 19 },
  ]);
  await fault({ match: { op: "account" }, do: "token", subcode: 460 });
  expect((await me()).body.error).toMatchObject({ code: 190, error_subcode: 460 });
});

test("calls beyond a limit are refused, the app's with 4 and the account's with 80002", async () => {
  const brand = await network.account("falante");
  await control("PUT", "/settings", { callsPerHour: 1 });
  expect((await brand.read("me")).body.error?.code).toBe(4);
  await control("PUT", "/settings", { callsPerHour: 0, accountCallsPerDay: 1 });
  const { body, headers } = await brand.read("me");
  expect(body.error.code).toBe(80002);
  const usage = JSON.parse(headers.get("x-business-use-case-usage") ?? "")[brand.id];
  expect(usage[0].estimated_time_to_regain_access).toBeGreaterThan(0);
  await control("PUT", "/settings", { accountCallsPerDay: 0 });
});

test("versions: none and the living ones answer, an ended one warns, an unknown one is refused", async () => {
  const { token } = await network.account("versoes");
  const me = (prefix: string) => get(`${prefix}/me`, { fields: "id" }, token);
  expect((await me("")).status).toBe(200);
  expect((await me("/v26.0")).headers.get("facebook-api-version")).toBe("v26.0");
  expect((await me("/v19.0")).body.error.code).toBe(2635);
  await control("POST", "/clock", { set: "2027-02-01T00:00:00Z" });
  const fresh = (await network.account("versoes")).token;
  const ended = await get("/v21.0/me", { fields: "id" }, fresh);
  expect([ended.status, ended.headers.has("x-ad-api-version-warning")]).toEqual([200, true]);
  await control("POST", "/clock", { reset: true });
});

test("parameters are read from a form, JSON and multipart alike", async () => {
  const brand = await network.account("formas");
  const address = `${url}/v25.0/${brand.id}/media`;
  const image_url = `${source.url}/photo.jpg`;
  const form = new FormData();
  form.set("image_url", image_url);
  const bodies = [new URLSearchParams({ image_url }), form, JSON.stringify({ image_url, is_carousel_item: true })];
  for (const body of bodies) {
    const headers: Record<string, string> = { authorization: `Bearer ${brand.token}` };
    if (typeof body === "string") headers["content-type"] = "application/json";
    expect((await fetch(address, { method: "POST", body, headers })).status).toBe(200);
  }
});

test("the log keeps every call and blots out a token in an address", async () => {
  const brand = await network.account("registrada");
  await brand.read("me", { fields: "id", access_token: "IGQsecret" });
  const { requests } = (await control("GET", "/requests?op=account&limit=10000")) as unknown as {
    requests: { path: string; accountId: string; status: number }[];
  };
  const last = requests.at(-1);
  expect(last).toMatchObject({ accountId: brand.id, status: 200 });
  expect(last?.path).toContain("access_token=%5Bredacted%5D");
  expect(JSON.stringify(requests)).not.toContain("IGQsecret");
});

test("the control endpoint wants its token and says what is wrong", async () => {
  expect((await fetch(`${url}/control/ledger`)).status).toBe(401);
  await expect(control("POST", "/faults", { do: "nothing" })).rejects.toThrow("unknown action");
  await expect(control("PUT", "/settings", { colour: 1 })).rejects.toThrow("unknown setting");
  await expect(control("POST", "/clock", { advance: "soon" })).rejects.toThrow("ISO duration");
  await expect(control("PUT", "/accounts/nobody", {})).rejects.toThrow("no account");
});
