import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFailure } from "#lib/domain/failure.ts";
import { findLinks } from "#lib/services/publications/find-links.ts";
import { networkSocial } from "#lib/tools/testing/network-social.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";

const { network, ready } = await openPublishing();

/** What a call is answered in the place of the truth, which the network has done or not. */
type Lie = (call: {
  path: string;
  isPublish: boolean;
  isContainer: boolean;
  /** what the network said itself */
  told: string;
}) => { status: number; type: string; body: string } | null;

const json = (body: object, status = 200) => ({ status, type: "application/json", body: JSON.stringify(body) });
const HTML = { status: 200, type: "text/html", body: "<html><body>Bad gateway</body></html>" };
const FALSE_ERROR = json({
  error: { message: "Please try again", type: "OAuthException", code: 2, is_transient: true },
});

const LOOK_AGAIN_MS = 20 * 60_000;

/** The account's list, each of its posts twice. */
function doubled(told: string): ReturnType<Lie> {
  const { data } = JSON.parse(told) as { data?: object[] };
  return data ? json({ data: [...data, ...data] }) : null;
}

let lie: Lie = () => null;
let left = 0;
/** Between us and the network: it hands everything on, and lies about the answer as often as it is to. */
const liar = createServer((request, response) => void pass(request, response));
let url: string;

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { headers, method = "", url: path = "" } = request;
  const told = await fetch(`${network.url}${path}`, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => ["authorization", "content-type"].includes(name)),
    ) as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = await told.text();
  const isWrite = method === "POST";
  const call = {
    path,
    isPublish: isWrite && path.includes("media_publish"),
    isContainer: isWrite && /\/media(\?|$)/.test(path),
    told: body,
  };
  const said = left > 0 ? lie(call) : null;
  if (said) left--;
  const { status, text, type } = said
    ? { status: said.status, type: said.type, text: said.body }
    : { status: told.status, type: told.headers.get("content-type") ?? "", text: body };
  response.writeHead(status, { "content-type": type }).end(text);
}

beforeAll(async () => {
  await new Promise<void>((listening) => void liar.listen(0, listening));
  url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
});
afterAll(() => {
  liar.closeAllConnections();
  liar.close();
});

const LIES: [name: string, times: number, lie: Lie][] = [
  [
    "the id of a container that is none",
    1,
    ({ isContainer }) => (isContainer ? json({ id: "17000000000000001" }) : null),
  ],
  ["no id for a container", 1, ({ isContainer }) => (isContainer ? json({}) : null)],
  ["the id of another's post", 1, ({ isPublish }) => (isPublish ? json({ id: "17000000000000002" }) : null)],
  ["no id for a post that is live", 1, ({ isPublish }) => (isPublish ? json({}) : null)],
  ["HTML to a publication that it made", 1, ({ isPublish }) => (isPublish ? HTML : null)],
  ["an error with 200 to a publication that it made", 1, ({ isPublish }) => (isPublish ? FALSE_ERROR : null)],
  [
    "an error with 500 to a publication that it made",
    1,
    ({ isPublish }) => (isPublish ? { ...FALSE_ERROR, status: 500 } : null),
  ],
  ["HTML to everything, for a while", 5, () => HTML],
  [
    "half a JSON to everything, for a while",
    5,
    () => ({ status: 200, type: "application/json", body: '{"data":[{"id":"1' }),
  ],
  [
    "no id, and every post twice in the list where it looks for it",
    12,
    ({ isPublish, path, told }) => (isPublish ? json({}) : path.includes("caption") ? doubled(told) : null),
  ],
  [
    "an empty list to whatever is read, for a while",
    4,
    ({ isContainer, isPublish }) => (isContainer || isPublish ? null : json({ data: [] })),
  ],
];

/** Whatever was said of it first, in the end we know it by its own id and have its link. */
async function expectLinked(at: Awaited<ReturnType<typeof ready>>, mediaId: string | undefined): Promise<void> {
  const linked = () => at.db.publication.findUniqueOrThrow({ where: { postId: at.id } });
  for (let look = 0; look < 5 && !(await linked()).permalink; look++) {
    at.clock.advance(LOOK_AGAIN_MS);
    await findLinks(at.runtime);
  }
  expect(await linked()).toMatchObject({ mediaId, permalink: expect.stringContaining("/p/") });
}

describe("a network that answers", () => {
  test.each(LIES)("%s has the post once, and we say what is so", async (_, times, said) => {
    const social = networkSocial(network, url);
    const at = await ready(2);
    await at.publish();
    lie = said;
    left = times;
    await at.carry({ ...at.runtime, ports: { ...at.runtime.ports, social } });
    expect(left).toBeLessThan(times);
    left = 0;
    const live = await at.live();
    expect(live.length).toBeLessThanOrEqual(1);
    const post = await at.db.post.findUniqueOrThrow({ where: { id: at.id }, include: { publication: true } });
    expect({ status: post.status, live: live.length }).toEqual(
      live.length === 1 ? { status: "published", live: 1 } : { status: "failed", live: 0 },
    );
    if (post.status === "failed") expect(isFailure(post.failureReason)).toBe(true);
    else await expectLinked(at, live[0]?.mediaId);
  });
});

describe("a network whose", () => {
  const fault = (handle: string, action: object) =>
    network.control("POST", "/faults", {
      ...action,
      match: { account: handle, ...("match" in action && (action.match as object)) },
    });

  test("container is never finished fails the post with a reason, and has nothing live", async () => {
    const at = await ready();
    await fault(at.handle, { do: "never_finish", times: "always" });
    await at.publish();
    await at.carry();
    const post = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
    expect([post.status, isFailure(post.failureReason), (await at.live()).length]).toEqual(["failed", true, 0]);
  });

  test("token is revoked between the container and the post fails with that reason, and ends the connection", async () => {
    const at = await ready();
    await fault(at.handle, { do: "token", subcode: 460, times: "always", match: { op: "media_publish" } });
    await at.publish();
    await at.carry();
    const post = await at.db.post.findUniqueOrThrow({ where: { id: at.id } });
    expect([post.status, (await at.live()).length]).toEqual(["failed", 0]);
    expect(post.failureReason).toMatch(/token|connection|social/);
  });
});
