import { expect, test } from "vitest";
import { planDue } from "#lib/services/autopilot/plan-due.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { keepConnections } from "#lib/services/social/keep-connections.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";

const { network, ready } = await openPublishing();

const DAY_MS = 86_400_000;
/** From any day on, the clocks of New York change within it, five tokens lapse and eight periods are over. */
const DAYS = 250;
/** Shorter than the week that is planned ahead. */
const STEP_DAYS = 5;
const ZONE = "America/New_York";

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  weekday: "long",
  hour: "2-digit",
  hourCycle: "h23",
  timeZoneName: "shortOffset",
});

function readLocal(at: Date) {
  const read = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: read["weekday"], hour: Number(read["hour"]), offset: read["timeZoneName"] };
}

test(`${DAYS} days: local hours hold over a change of clocks, the token is renewed before it lapses, each period has its credits`, async () => {
  const at = await ready();
  const { projectId } = await at.db.post.findUniqueOrThrow({ where: { id: at.id }, select: { projectId: true } });
  await at.db.project.update({ where: { id: projectId }, data: { timezone: ZONE } });
  await at.db.socialConnection.update({ where: { projectId }, data: { nextCheckAt: at.clock.now() } });
  const { workspaceId } = at;
  // Its renewals take no charge, which would wait for a card.
  await at.db.subscription.update({ where: { workspaceId }, data: { billedManually: true } });
  for (const slot of [
    { dayOfWeek: 0, hour: 9 },
    // The hour that is skipped once a year, and another time comes twice.
    { dayOfWeek: 6, hour: 2 },
    { dayOfWeek: 6, hour: 1 },
  ])
    await at.api("addSlot", { params: { id: projectId }, body: slot });
  await at.api("enableAutopilot", { params: { id: projectId } });

  const token = async () => (await at.db.socialConnection.findUniqueOrThrow({ where: { projectId } })).token;
  const tokens = new Set([await token()]);
  const periods = new Set<string>();
  for (let day = 0; day < DAYS; day += STEP_DAYS) {
    at.clock.advance(STEP_DAYS * DAY_MS);
    await network.control("POST", "/clock", { advance: STEP_DAYS * DAY_MS });
    await Promise.all([planDue(at.runtime), planDue(at.runtime)]);
    await Promise.all([billDue(at.runtime), billDue(at.runtime)]);
    await Promise.all([keepConnections(at.runtime), keepConnections(at.runtime)]);
    tokens.add(await token());
    const { creditsRenewAt } = await at.db.subscription.findUniqueOrThrow({ where: { workspaceId } });
    periods.add(creditsRenewAt.toISOString());
    expect(creditsRenewAt.getTime()).toBeGreaterThan(at.clock.now().getTime());
    expect((await at.api("readPlan", {})).availableCredits).toBe(30);
  }

  const ideas = await at.db.post.findMany({ where: { projectId, status: "idea" }, orderBy: { scheduledFor: "asc" } });
  const planned = ideas.map(({ scheduledFor }) => scheduledFor ?? new Date(0));
  expect(new Set(planned.map(Number)).size).toBe(planned.length);
  const local = planned.map(readLocal);
  const mondays = local.filter(({ day }) => day === "Monday");
  expect(new Set(mondays.map(({ hour }) => hour))).toEqual(new Set([9]));
  expect(new Set(mondays.map(({ offset }) => offset)).size).toBe(2);
  expect(mondays.length).toBeGreaterThanOrEqual(Math.floor(DAYS / 7));
  const sundays = local.filter(({ day }) => day === "Sunday");
  expect(sundays.filter(({ hour }) => ![1, 2, 3].includes(hour))).toEqual([]);
  // The skipped hour is the next one's, on that day alone.
  expect(sundays.filter(({ hour }) => hour === 3).length).toBeLessThanOrEqual(1);
  expect(sundays.filter(({ hour }) => hour === 1)).toHaveLength(sundays.length / 2);

  const connection = await at.db.socialConnection.findUniqueOrThrow({ where: { projectId } });
  expect(connection.brokenReason).toBeNull();
  expect(connection.tokenExpiresAt.getTime()).toBeGreaterThan(at.clock.now().getTime());
  expect(tokens.size).toBeGreaterThanOrEqual(4);
  expect(periods.size).toBeGreaterThanOrEqual(8);
  await at.publish();
  await at.carry();
  expect(await at.live()).toHaveLength(1);
});
