import type { Db } from "./client.ts";

/** What providers took is shown for half a year; what a month of it comes to is asked for within one more. */
const USAGE_KEPT_HOURS = 400 * 24;
const HOUR_MS = 60 * 60 * 1000;
const NOTICES_STAY_DAYS = 90;

/** Deletes what no longer means anything; how much of each went. */
export async function deleteExpired(db: Db, now: Date): Promise<Record<string, number>> {
  const past = { lt: now };
  const hoursAgo = (hours: number) => ({ lt: new Date(now.getTime() - hours * HOUR_MS) });
  const [answers, tokens, throttles, connects, slides, workers, windows, notices, uses, challenges] = await Promise.all(
    [
      db.idempotencyRecord.deleteMany({ where: { createdAt: hoursAgo(24) } }),
      db.signInToken.deleteMany({ where: { expiresAt: past } }),
      db.signInThrottle.deleteMany({ where: { windowEndsAt: past } }),
      db.connectState.deleteMany({ where: { expiresAt: past } }),
      db.removedSlide.deleteMany({ where: { removedAt: hoursAgo(24) } }),
      db.workerHeartbeat.deleteMany({ where: { beatAt: hoursAgo(1) } }),
      db.callWindow.deleteMany({ where: { endsAt: past } }),
      db.notice.deleteMany({ where: { at: hoursAgo(NOTICES_STAY_DAYS * 24) } }),
      db.usageEntry.deleteMany({ where: { at: hoursAgo(USAGE_KEPT_HOURS) } }),
      db.passkeyChallenge.deleteMany({ where: { expiresAt: past } }),
    ],
  );
  return {
    answers: answers.count,
    tokens: tokens.count,
    throttles: throttles.count,
    connects: connects.count,
    slides: slides.count,
    workers: workers.count,
    windows: windows.count,
    notices: notices.count,
    uses: uses.count,
    challenges: challenges.count,
  };
}
