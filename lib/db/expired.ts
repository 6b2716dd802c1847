import type { Db } from "./client.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes what no longer means anything; how much of each went. */
export async function deleteExpired(db: Db, now: Date): Promise<Record<string, number>> {
  const past = { lt: now };
  const hoursAgo = (hours: number) => ({ lt: new Date(now.getTime() - hours * HOUR_MS) });
  const [answers, tokens, throttles, connects, slides, workers] = await Promise.all([
    db.idempotencyRecord.deleteMany({ where: { createdAt: hoursAgo(24) } }),
    db.signInToken.deleteMany({ where: { expiresAt: past } }),
    db.signInThrottle.deleteMany({ where: { windowEndsAt: past } }),
    db.connectState.deleteMany({ where: { expiresAt: past } }),
    db.removedSlide.deleteMany({ where: { removedAt: hoursAgo(24) } }),
    db.workerHeartbeat.deleteMany({ where: { beatAt: hoursAgo(1) } }),
  ]);
  return {
    answers: answers.count,
    tokens: tokens.count,
    throttles: throttles.count,
    connects: connects.count,
    slides: slides.count,
    workers: workers.count,
  };
}
