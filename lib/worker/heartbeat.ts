import type { Runtime } from "#lib/runtime/context.ts";

const BEAT_MS = 5000;

/** A row that tells the operator which workers there are; nothing depends on it. */
export async function startHeartbeat({ db, log, now, settings }: Runtime, workerId: string) {
  const { version } = settings;
  const startedAt = now();
  const beat = () =>
    db.workerHeartbeat.upsert({
      where: { workerId },
      create: { workerId, version, startedAt, beatAt: now() },
      update: { beatAt: now() },
    });
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, "no heartbeat"));
  }, BEAT_MS);
  return {
    async close() {
      clearInterval(timer);
      await db.workerHeartbeat.deleteMany({ where: { workerId } });
    },
  };
}
