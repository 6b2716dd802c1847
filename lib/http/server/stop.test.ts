import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { expect, test } from "vitest";
import { serverBefore } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const CALLERS = 16;

/** Calls again and again on lines that stay open, until nobody listens any more. */
async function callUntilRefused(url: string, agent: Agent) {
  let answered = 0;
  for (;;) {
    try {
      const { body, statusCode } = await request(url, { dispatcher: agent });
      await body.text();
      if (statusCode !== 200) return { answered, ending: String(statusCode) };
      answered++;
    } catch (error) {
      return { answered, ending: (error as NodeJS.ErrnoException).code };
    }
  }
}

test("under load everyone who asked is answered, and then nobody gets in", async () => {
  const { runtime } = await workspace();
  const { stop, url } = await serverBefore(runtime, {
    pages: async (_, response) => {
      await sleep(Math.random() * 20);
      response.end("a page");
    },
  });
  const agent = new Agent({ connections: CALLERS });
  const callers = Array.from({ length: CALLERS }, () => callUntilRefused(`${url}/login`, agent));
  await sleep(200);
  await stop();
  const ended = await Promise.all(callers);
  expect(ended.map(({ ending }) => ending)).toEqual(Array(CALLERS).fill("ECONNREFUSED"));
  expect(Math.min(...ended.map(({ answered }) => answered))).toBeGreaterThan(0);
  await agent.close();
});

test("a call in flight is answered to its end, a body that still comes in is taken", async () => {
  const at = await workspace();
  const { stop, url } = await serverBefore(at.runtime);
  const parts = async function* () {
    yield '{"name":';
    await sleep(600);
    yield '"Marca"}';
  };
  const answer = request(`${url}/v1/projects`, {
    method: "POST",
    headers: { ...at.withKey, "content-type": "application/json" },
    body: Readable.from(parts()),
  });
  await sleep(200);
  const stopped = stop();
  const { body, headers, statusCode } = await answer;
  expect([statusCode, headers["connection"]]).toEqual([201, "close"]);
  expect(await body.json()).toMatchObject({ name: "Marca" });
  await stopped;
});

test("who never ends is not waited for", async () => {
  const { runtime } = await workspace();
  const { stop, url } = await serverBefore(runtime, {
    pages: () => new Promise(() => undefined),
    stop: { limitMs: 500 },
  });
  const answer = request(`${url}/login`).then(
    () => "answered",
    () => "cut",
  );
  await sleep(100);
  await stop();
  expect(await answer).toBe("cut");
});
