import { expect, test } from "vitest";
import { until } from "#lib/tools/launch/processes.ts";
import { startAhead } from "./ahead.ts";
import { kill } from "./kill.ts";

const HOUR_MS = 3_600_000;
const CREDITS = 20;
const WITHIN_MS = 240_000;

interface Listed {
  id: string;
  status: string;
  scheduledFor: string;
}

const slotIn = (hours: number) => {
  const at = new Date(Date.now() + hours * HOUR_MS);
  return { dayOfWeek: (at.getUTCDay() + 6) % 7, hour: at.getUTCHours() };
};

test("a project that is switched on fills, makes, schedules and publishes its slots by itself, each once, though workers die", async () => {
  const { call, pauta, projectId, skipHours } = await startAhead({ credits: CREDITS });
  const posts = async () =>
    (await call<{ posts: Listed[] }>("GET", `/posts?projectId=${projectId}&from=2020-01-01&limit=100`)).posts;
  /** what became of the three slots' first posts */
  const reaches = async (...wanted: string[]) => {
    const statuses = async () => (await posts()).slice(0, 3).map(({ status }) => status);
    await until(async () => (await statuses()).join() === wanted.join(), WITHIN_MS);
    expect(await statuses()).toEqual(wanted);
  };

  for (const hours of [3, 30, 54]) await call("POST", `/projects/${projectId}/autopilot/slots`, slotIn(hours));
  await call("POST", `/projects/${projectId}/autopilot/enable`);
  expect(await posts()).toHaveLength(3);

  // The first slot is near, so its post is made at once, whoever dies meanwhile; the others wait for their day.
  await until(async () => (await posts())[0]?.status === "generating", WITHIN_MS);
  kill(pauta, "worker 1", "worker 2");
  await reaches("scheduled", "idea", "idea");
  await skipHours(3);
  await reaches("published", "idea", "idea");

  await skipHours(4);
  await reaches("published", "scheduled", "idea");
  kill(pauta, "worker 1", "worker 2");
  await skipHours(23);
  await reaches("published", "published", "scheduled");
  await skipHours(24);
  await reaches("published", "published", "published");

  // What has passed stands in next week's plan again, each slot once; only what was made was paid for.
  await until(async () => (await posts()).length === 6, WITHIN_MS);
  const all = await posts();
  expect(new Set(all.map(({ scheduledFor }) => scheduledFor)).size).toBe(6);
  expect(all.slice(3).map(({ status }) => status)).toEqual(["idea", "idea", "idea"]);
  expect((await call<{ availableCredits: number }>("GET", "/plan")).availableCredits).toBe(CREDITS - 3);
}, 1_200_000);
