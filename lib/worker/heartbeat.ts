import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Runtime } from "#lib/context.ts";

const BEAT_MS = 5000;
const manifest = z.object({ version: z.string() });

/** A row that tells the operator which workers there are; nothing depends on it. */
export async function startHeartbeat({ db, log, now }: Runtime, workerId: string) {
  const { version } = manifest.parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));
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
