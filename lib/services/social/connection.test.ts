import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Runtime } from "#lib/runtime/context.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { openNetwork } from "#lib/network/testing/harness.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { networkSocial } from "#lib/tools/testing/network-social.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { keepConnections } from "./keep-connections.ts";

const network = await openNetwork();
const APP_SECRET = "local-network-secret";
const APP_URL = "http://pauta.test";
const DAY_MS = 86_400_000;
const limits = createRateLimits(1_000_000);
const answer = (runtime: Runtime, request: Request) => dispatch(runtime, limits, "site", request);
let made = 0;

const social = networkSocial(network);

beforeAll(() => network.control("PUT", "/apps", { id: "100000000000001", redirectUris: [`${APP_URL}/api/connect`] }));

async function connected() {
  const at = await workspace();
  Object.assign(at.runtime.ports, { social });
  const runtime: Runtime = at.runtime;
  const app = await at.app();
  const { id } = await at.project();
  const handle = `marca${Date.now()}${++made}`;

  /** Goes through the consent page as a person does; gives where they end. */
  const connect = async (as: string, query: Record<string, string> = { auto: "allow" }) => {
    const page = new URL((await app("beginConnect", { params: { id } })).url);
    for (const [name, value] of Object.entries({ handle: as, ...query })) page.searchParams.set(name, value);
    const back = (await fetch(page, { redirect: "manual" })).headers.get("location") ?? "";
    const request = new Request(back.replace("#_", ""), { headers: await at.sessionOf(at.ownerId) });
    const ended = await answer(runtime, request);
    return { back, ending: ended.headers.get("location")?.replace(APP_URL, "") };
  };
  const read = () => app("readConnection", { params: { id } });
  const row = () => at.db.socialConnection.findUniqueOrThrow({ where: { projectId: id } });
  const days = (count: number) => at.clock.advance(count * DAY_MS);
  const mails = async () => {
    const rows = await at.db.$queryRaw<{ data: { payload: { to: string; subject: string } } }[]>`
      SELECT data FROM pgboss.job WHERE data->>'job' = 'send-mail' AND data->'payload'->>'to' = ${at.owner.email}
      ORDER BY created_on, id`;
    return rows.map(({ data }) => data.payload.subject);
  };
  const tokens = (body: object) => network.control("POST", "/tokens", { account: handle, ...body });
  /** All that is due of this connection; other tests' have clocks of their own. */
  const look = async () => {
    while ((await keepConnections(runtime)) > 0);
  };
  return { ...at, app, at, id, handle, connect, read, row, days, mails, tokens, look, runtime };
}

describe("an account is connected", () => {
  test("through the consent page, for sixty days, and its token is not readable in the database", async () => {
    const at = await connected();
    expect((await at.connect(at.handle)).ending).toBe(`/${at.id}/settings?connect=done`);
    expect(await at.read()).toMatchObject({ state: "working", handle: at.handle, daysLeft: 60 });
    expect(Buffer.from((await at.row()).token).toString("latin1")).not.toContain("IGQ");
  });

  test.each([
    ["the person says no", { auto: "deny" }, "denied"],
    ["the person leaves out publishing", { auto: "allow", granted: "instagram_business_basic" }, "permission"],
  ])("not when %s", async (_, query, ending) => {
    const at = await connected();
    expect((await at.connect(at.handle, query)).ending).toBe(`/${at.id}/settings?connect=${ending}`);
    expect(await at.read()).toMatchObject({ state: "none", handle: null });
  });

  test("by a state that is used once, and by nobody else", async () => {
    const at = await connected();
    const { back } = await at.connect(at.handle);
    const stranger = await at.join("member");
    for (const userId of [at.ownerId, stranger]) {
      const request = new Request(back.replace("#_", ""), { headers: await at.sessionOf(userId) });
      expect((await answer(at.runtime, request)).headers.get("location")).toBe(`${APP_URL}/projects`);
    }
  });
});

describe("another account than the connected one", () => {
  test("waits for a person's yes, and takes the place then", async () => {
    const at = await connected();
    await at.connect(at.handle);
    const other = `outra${at.handle}`;
    expect((await at.connect(other)).ending).toBe(`/${at.id}/settings?connect=other`);
    expect(await at.read()).toMatchObject({ handle: at.handle, candidate: other });
    const params = { id: at.id };
    expect(await at.app("confirmConnect", { params })).toMatchObject({ handle: other, candidate: null });
    await expect(at.app("confirmConnect", { params })).rejects.toMatchObject({ status: 400 });
  });

  test("stays out after a no", async () => {
    const at = await connected();
    await at.connect(at.handle);
    await at.connect(`outra${at.handle}`);
    expect(await at.app("refuseConnect", { params: { id: at.id } })).toMatchObject({
      handle: at.handle,
      candidate: null,
    });
  });

  test("is not another when it is the same one again, which mends what had ended", async () => {
    const at = await connected();
    await at.connect(at.handle);
    await at.db.socialConnection.update({ where: { projectId: at.id }, data: { brokenReason: "expired" } });
    expect((await at.connect(at.handle)).ending).toBe(`/${at.id}/settings?connect=done`);
    expect(await at.read()).toMatchObject({ state: "working", endedBecause: null });
  });
});

test("a disconnected project keeps its scheduled posts, and the network takes its grant back", async () => {
  const at = await connected();
  await at.connect(at.handle);
  const post = await makePost(at.at, { projectId: at.id, status: "scheduled" });
  const { accountId, token } = await at.row();
  await at.app("disconnectSocial", { params: { id: at.id } });
  expect(await at.read()).toMatchObject({ state: "none", scheduled: 1 });
  expect(await at.db.post.findUnique({ where: { id: post.id } })).toMatchObject({
    status: "scheduled",
    scheduledFor: post.scheduledFor,
  });
  const { decryptToken } = await import("#lib/crypto/token-cipher.ts");
  const grant = { accountId, token: decryptToken(token, at.runtime.settings.tokenKey) };
  await expect(social.readQuota(grant)).rejects.toMatchObject({ code: 190, subcode: 458 });
});

describe("a connection's token", () => {
  test("is left alone until day 30, and renewed within the day after", async () => {
    const at = await connected();
    await at.connect(at.handle);
    const { token } = await at.row();
    at.days(29);
    await at.look();
    expect((await at.row()).token).toEqual(token);
    await at.tokens({ ageBy: "P31D" });
    at.days(2);
    await at.look();
    const renewed = await at.row();
    expect(renewed.token).not.toEqual(token);
    expect(renewed.tokenExpiresAt.getTime() - at.clock.now().getTime()).toBe(60 * DAY_MS);
  });

  test.each([
    ["the network errs", { do: "error", code: 2, http: 500 }],
    ["the network is busy", { do: "error", code: 4 }],
    ["no answer comes", { do: "drop_before" }],
  ])(
    "that cannot be renewed because %s is tried daily; the owner hears of it at 14, 7, 3 and 1 days",
    async (_, fault) => {
      const at = await connected();
      await at.connect(at.handle);
      const { id } = await network.fault({ match: { op: "refresh", account: at.handle }, times: "always", ...fault });
      for (let day = 0; day < 59; day++) {
        at.days(1);
        await at.look();
        expect((await at.row()).brokenReason).toBeNull();
      }
      expect(await at.read()).toMatchObject({ state: "ending", daysLeft: 1 });
      const ends = ["14 dias", "7 dias", "3 dias", "1 dia"].map((left) =>
        expect.stringContaining(`termina em ${left}`),
      );
      expect(await at.mails()).toEqual(ends);
      const { notices } = await at.app("readNotices", {});
      expect(notices.map(({ title }) => title)).toEqual(ends.toReversed());

      await network.control("DELETE", `/faults/${id}`);
      await at.tokens({ ageBy: "P59D" });
      at.days(0.8);
      await at.look();
      expect(await at.read()).toMatchObject({ state: "working", daysLeft: 60 });
    },
  );

  test("that expired ends the connection, which is said once", async () => {
    const at = await connected();
    await at.connect(at.handle);
    at.days(60);
    await at.look();
    await at.look();
    expect(await at.read()).toMatchObject({ state: "ended", endedBecause: "expired", handle: at.handle });
    expect(await at.mails()).toEqual([expect.stringContaining("terminou")]);
    const { notices } = await at.app("readNotices", {});
    expect(notices).toMatchObject([{ kind: "connection_ended", path: `/${at.id}/settings`, stands: true }]);
  });

  test.each([
    ["revoked", "removed"],
    ["password_changed", "password_changed"],
    ["checkpoint", "checkpoint"],
  ])("that is %s ends the connection when it is renewed", async (state, endedBecause) => {
    const at = await connected();
    await at.connect(at.handle);
    await at.tokens({ state });
    at.days(31);
    await at.look();
    expect(await at.read()).toMatchObject({ state: "ended", endedBecause });
  });
});

/** A notice as the network signs it. */
function notice(path: string, appScopedId: string, secret = APP_SECRET) {
  const body = Buffer.from(JSON.stringify({ algorithm: "HMAC-SHA256", user_id: appScopedId })).toString("base64url");
  const signature = createHmac("sha256", secret).update(body).digest("base64url");
  const form = new URLSearchParams({ signed_request: `${signature}.${body}` });
  return new Request(`${APP_URL}${path}`, { method: "POST", body: form });
}

describe("a notice of the network", () => {
  test("that a person removed us ends the connection; one that is not signed does nothing", async () => {
    const at = await connected();
    await at.connect(at.handle);
    const { appScopedId } = await at.row();
    const forged = await answer(at.runtime, notice("/api/social/deauthorize", appScopedId, "guessed"));
    expect(forged.status).toBe(400);
    expect(await at.read()).toMatchObject({ state: "working" });
    await answer(at.runtime, notice("/api/social/deauthorize", appScopedId));
    expect(await at.read()).toMatchObject({ state: "ended", endedBecause: "removed" });
  });

  test("that a person wants their data gone deletes the account and answers with a code", async () => {
    const at = await connected();
    await at.connect(at.handle);
    const { appScopedId } = await at.row();
    const answered = await answer(at.runtime, notice("/api/social/data-deletion", appScopedId));
    const { confirmation_code: code } = (await answered.json()) as { confirmation_code: string };
    expect(code).toMatch(/^[0-9a-f]{20}$/);
    expect(await at.read()).toMatchObject({ state: "none", handle: null });
  });
});
