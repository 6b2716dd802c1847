import { expect, test } from "vitest";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { readNetworks } from "#lib/runtime/networks.ts";
import { requestText, serverBefore } from "#lib/tools/testing/server-before.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";
import { openDoors } from "./doors.ts";
import { openOrigins } from "./own-origin.ts";

const forged = (last: number) => ({ "X-Forwarded-For": `203.0.113.${last}`, "X-Real-IP": `203.0.113.${last}` });

test("guesses at keys are counted by the socket, whatever a header says", async () => {
  const { runtime } = await workspace();
  const doors = openDoors(runtime, createRateLimits(60, { strangerCalls: 3 }));
  const { say } = await serverBefore(runtime, { doors });
  const guess = async (last: number) => (await say(requestText("GET /v1/plan", forged(last)))).status;
  expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([401, 401, 401, 429]);
});

test("behind a proxy that is trusted, each caller is counted apart", async () => {
  const { runtime } = await workspace();
  const doors = openDoors(runtime, createRateLimits(60, { strangerCalls: 1 }));
  const { say } = await serverBefore(runtime, { doors, trusted: readNetworks("127.0.0.1") });
  const guess = async (last: number) => (await say(requestText("GET /v1/plan", forged(last)))).status;
  expect([await guess(1), await guess(1), await guess(2)]).toEqual([401, 429, 401]);
});

test("the audit names the socket, or whom a trusted proxy names", async () => {
  const at = await workspace();
  const { url } = await serverBefore(at.runtime);
  const { url: behind } = await serverBefore(at.runtime, { trusted: readNetworks("127.0.0.1") });
  const owner = { ...(await at.sessionOf(at.ownerId)), ...forged(7) };
  const [path, init] = requestOf("/api/app", "createProject", { body: { name: "Marca" } }, owner);
  for (const base of [url, behind]) expect((await fetch(`${base}${path}`, init)).status).toBe(201);
  const rows = await at.db.auditEntry.findMany({ where: { workspaceId: at.workspaceId }, orderBy: { id: "asc" } });
  expect(rows.map(({ address }) => address)).toEqual(["127.0.0.1", "203.0.113.7"]);
});

/** Signs in as next-auth's own pages would: a token first, then the form. */
async function postForm(url: string, path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const token = await fetch(`${url}/api/auth/csrf`, { headers });
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const cookies = token.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return fetch(`${url}/api/auth/${path}`, {
    method: "POST",
    headers: { ...headers, Cookie: cookies.join("; ") },
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
    redirect: "manual",
  });
}

test("a password opens a session that the app's door knows", async () => {
  const at = await workspace();
  const { url } = await serverBefore(at.runtime);
  const { email, password } = at.owner;
  const answer = await postForm(url, "callback/credentials", { email, password, callbackUrl: "/plan" }, {});
  const cookie =
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith("pauta.session="))
      ?.split(";")[0] ?? "";
  expect((await fetch(`${url}/api/app/account`, { headers: { cookie } })).status).toBe(200);
});

test("sign-ins are slowed by the socket, whatever a header says", async () => {
  const at = await workspace();
  const { url } = await serverBefore(at.runtime);
  const key = "address:127.0.0.1";
  const guess = async (last: number) => {
    const fields = { email: `x${last}@example.com`, password: "a wrong one" };
    const answer = await postForm(url, "callback/credentials", fields, forged(last));
    const { url: to } = (await answer.json()) as { url: string };
    return new URL(to).searchParams.get("error");
  };
  expect(await guess(1)).toBe("CredentialsSignin");
  await at.db.signInThrottle.update({ where: { key }, data: { failures: 40 } });
  expect(await guess(2)).toBe("Throttled");
  await at.db.signInThrottle.delete({ where: { key } });
});

test("who tries too many sign-ins a minute is refused before any of it is read or counted as a guess", async () => {
  const at = await workspace();
  const doors = openDoors(at.runtime, createRateLimits(60, { signIns: 1 }));
  const { say } = await serverBefore(at.runtime, { doors });
  const body = "email=x@example.com&password=a+wrong+one";
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) };
  const guess = () => say(requestText("POST /api/auth/callback/credentials", headers, body));
  expect((await guess()).status).not.toBe(429);
  const refused = await guess();
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
});

const EVIL = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };

test.each([
  ["without a public address", undefined, "http://localhost:3000"],
  ["with one", "https://pauta.example", "https://pauta.example"],
])("%s a link in a mail and a redirect name our origin, whatever host was asked for", async (_, publicUrl, origin) => {
  const at = await workspace();
  const { say } = await serverBefore(at.runtime, { originOf: openOrigins({ publicUrl, port: 3000 }) });
  const csrf = await say(requestText("GET /api/auth/csrf", EVIL));
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string };
  const cookie = /next-auth\.csrf-token=[^;]+/.exec(csrf.text)?.[0] ?? "";
  const fields = new URLSearchParams({
    email: at.owner.email,
    csrfToken,
    json: "true",
    callbackUrl: "https://evil.example/",
  });
  const form = String(fields);
  const headers = {
    ...EVIL,
    Cookie: cookie,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(form.length),
  };
  const asked = await say(requestText("POST /api/auth/signin/email", headers, form));
  expect(asked.status).toBe(200);
  expect(asked.text).not.toContain("https://evil.example");
  const [mail] = await at.db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job WHERE data->'payload'->>'to' = ${at.owner.email}`;
  expect(mail?.text).toContain(`${origin}/api/auth/callback/email`);
  expect(mail?.text).not.toContain("//evil.example");

  const away = await say(requestText("GET /api/auth/error?error=Callback", EVIL));
  expect([away.status, away.headers["location"]]).toEqual([302, `${origin}/api/auth/signin?error=Callback`]);
});

test("a redirect names in a header's letters whatever was asked for", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime);
  const away = await say(requestText("GET /api/auth/error?error=x%CD%91%0D%0Ay"));
  expect([away.status, away.headers["location"]]).toEqual([302, expect.stringMatching(/error=x%CD%91/)]);
});

test("Next is told who calls and where as we know it", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime);
  const page = await say(requestText("GET /login", { ...EVIL, ...forged(9), Forwarded: "for=203.0.113.9" }));
  const told = JSON.parse(page.body) as Record<string, string>;
  expect(told).toMatchObject({
    host: "localhost:3000",
    "x-forwarded-host": "localhost:3000",
    "x-forwarded-for": "127.0.0.1",
  });
  expect(page.body).not.toMatch(/evil|203\.0/);
});
