import { beforeAll, expect, test } from "vitest";
import { until } from "#lib/tools/launch/processes.ts";
import type { Pauta } from "#lib/tools/testing/pauta.ts";
import { admin, newWorkspace } from "./admin.ts";
import { signIn } from "./session.ts";
import { startTwoHosts } from "./two-webs.ts";

const TIMES = 10;
const CREDITS = 3;

type Answered = { status: number; body: Record<string, unknown> };
type Call = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answered>;

let hosts: [Pauta, Pauta];
let key: string;
/** the same caller at each of the two webs, by key and by session */
let byKey: Call[];
let bySession: Call[];
let projectId: string;

const caller =
  (pauta: Pauta, prefix: string, own: Record<string, string>): Call =>
  async (method, path, body, headers = {}) => {
    const answer = await fetch(`${pauta.url}${prefix}${path}`, {
      method,
      headers: { ...own, "Content-Type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

const withKey = (secret: string) => hosts.map((pauta) => caller(pauta, "/v1", { Authorization: `Bearer ${secret}` }));

/** The same at once, by turns at the one web and the other; the statuses, least first. */
async function raced(calls: readonly Call[], act: (call: Call, index: number) => Promise<Answered>, times = TIMES) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => act(calls[index % 2] as Call, index)));
  return { answers, statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b) };
}

const first = async (calls: readonly Call[], method: string, path: string, body?: object) =>
  (await (calls[0] as Call)(method, path, body)).body;

const oneOf = (won: number, lost: number, winners = 1, times = TIMES) => [
  ...Array<number>(winners).fill(won),
  ...Array<number>(times - winners).fill(lost),
];

beforeAll(async () => {
  const started = await startTwoHosts();
  ({ hosts } = started);
  const made = await newWorkspace(hosts[0], { accounts: 2, credits: CREDITS });
  ({ key } = made);
  byKey = withKey(key);
  bySession = await Promise.all(hosts.map(async (pauta) => caller(pauta, "/api/app", await signIn(pauta, made))));
  projectId = String((await first(byKey, "POST", "/projects", { name: "Café" }))["id"]);
  return started.stop;
}, 300_000);

test("the last project of a plan is made once", async () => {
  const { statuses } = await raced(byKey, (call, index) => call("POST", "/projects", { name: `Marca ${index}` }));
  expect(statuses).toEqual(oneOf(201, 409));
});

test("an hour of the grid is taken once", async () => {
  const slot = { dayOfWeek: 2, hour: 9 };
  const { statuses } = await raced(byKey, (call) => call("POST", `/projects/${projectId}/autopilot/slots`, slot));
  expect(statuses).toEqual(oneOf(201, 409));
});

test("credits are spent to the last and not beyond, each post is made by one worker, and a key sent twice pays once", async () => {
  const theme = "Três erros ao coar café";
  const twice = { "Idempotency-Key": "one-post" };
  const { answers: same } = await raced(byKey, (call) => call("POST", "/posts", { projectId, theme }, twice), 4);
  const made = same.filter(({ status }) => status < 300).map(({ body }) => body["postId"]);
  expect([made.length > 0, new Set(made).size]).toEqual([true, 1]);
  const { answers, statuses } = await raced(byKey, (call) => call("POST", "/posts", { projectId, theme }));
  expect(statuses.filter((status) => status === 409)).toHaveLength(TIMES - CREDITS + 1);
  const ids = [...new Set([...made, ...answers.map(({ body }) => body["postId"])].filter(Boolean))];
  expect(ids).toHaveLength(CREDITS);
  expect(await first(byKey, "GET", "/plan")).toMatchObject({ availableCredits: 0 });
  const statusesOf = () =>
    Promise.all(ids.map(async (id) => (await first(byKey, "GET", `/posts/${String(id)}`))["status"]));
  expect(await until(async () => (await statusesOf()).every((status) => status === "draft"), 120_000)).toBe(true);
});

test("a draft that is scheduled, archived and published at once ends in one of these, and is live at most once", async () => {
  await admin(hosts[0], "project", "set", "--id", projectId, "--connect", "cafe.aurora");
  const listed = await first(byKey, "GET", "/posts?status=draft");
  const [post] = listed["posts"] as { id: string }[];
  const id = post?.id ?? "";
  const when = new Date(Date.now() + 86_400_000).toISOString();
  const acts: [string, object?][] = [["schedule", { when }], ["publish"], ["archive"], ["publish"], ["unschedule"]];
  const { statuses } = await raced(byKey, (call, index) => {
    const [verb, body] = acts[index % acts.length] ?? ["publish"];
    return call("POST", `/posts/${id}/${verb}`, body);
  });
  expect(statuses.filter((status) => ![200, 202, 409].includes(status))).toEqual([]);
  const statusOf = async () => String((await first(byKey, "GET", `/posts/${id}`))["status"]);
  expect(await until(async () => (await statusOf()) !== "publishing", 60_000)).toBe(true);
  expect(["published", "scheduled", "archived", "draft"]).toContain(await statusOf());
});

test("one address is invited once, and its invite is taken once", async () => {
  const invite = { email: "bia@pauta.test", role: "member" };
  await raced(bySession, (call) => call("POST", "/team/invites", invite));
  const team = await first(bySession, "GET", "/team");
  expect((team["invites"] as { email: string }[]).map(({ email }) => email)).toEqual([invite.email]);
  const { link } = await first(bySession, "POST", "/team/invites", invite);
  const token = new URL(String(link)).pathname.split("/").at(-1) ?? "";
  await newWorkspace(hosts[0], { email: invite.email, name: "Outra" });
  const guests = await Promise.all(
    hosts.map(async (pauta) =>
      caller(pauta, "/api", await signIn(pauta, { email: invite.email, password: "a password" })),
    ),
  );
  const { statuses } = await raced(guests, (call) => call("POST", "/entry/accept-invite", { token }));
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const { members } = await first(bySession, "GET", "/team");
  expect((members as { email: string }[]).filter(({ email }) => email === invite.email)).toHaveLength(1);
});

test("of plan changes at once one stands, and the figures are its own", async () => {
  const tiers = [4, 12, 30];
  const { statuses } = await raced(bySession, (call, index) =>
    call("POST", "/plan/change", { posts: tiers[index % 3], accounts: 2, period: "monthly" }),
  );
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  const plans = await Promise.all(byKey.map((call) => call("GET", "/plan")));
  expect(plans.map(({ status }) => status)).toEqual([200, 200]);
  // Each web names itself where a person may change it.
  const [one, other] = plans.map(({ body: { links: _, ...figures } }) => figures);
  expect(other).toEqual(one);
});

test("a key that is revoked at one web opens nothing at the other, from the answer on", async () => {
  const { key: made, secret } = (await first(bySession, "POST", "/keys", { name: "Breve" })) as {
    key: { id: string };
    secret: string;
  };
  const calls = withKey(secret);
  let isRevoked = false;
  const after: number[] = [];
  const asking = Array.from({ length: 8 }, async (_, index) => {
    for (let count = 0; count < 40; count++) {
      const wasRevoked = isRevoked;
      const { status } = await (calls[index % 2] as Call)("GET", "/plan");
      if (wasRevoked) after.push(status);
    }
  });
  const revoked = await (bySession[0] as Call)("DELETE", `/keys/${made.id}`);
  isRevoked = true;
  await Promise.all(asking);
  expect(revoked.status).toBe(200);
  expect(after.length).toBeGreaterThan(0);
  expect(new Set(after)).toEqual(new Set([401]));
});
