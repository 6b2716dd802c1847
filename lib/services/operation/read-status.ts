import type { Context } from "#lib/runtime/context.ts";
import { providersOf } from "#lib/services/installation/mail-server.ts";
import { beatingSince, checkHealth, hasWorker } from "./check-health.ts";

const LATE_MS = 60_000;

interface Queue {
  waiting: number;
  running: number;
  dead: number;
  oldestWaitingAt: Date | null;
}

/** How this instance is, for who runs it. */
export async function readStatus({ db, now, ports, settings }: Context) {
  const at = now();
  const [health, providers, workers, queues, latePosts, sizes] = await Promise.all([
    checkHealth({ db, now, ports, settings }),
    providersOf({ db, settings }),
    db.workerHeartbeat.findMany({ orderBy: { startedAt: "asc" } }),
    db.$queryRaw<Queue[]>`
      SELECT count(*) FILTER (WHERE name <> 'dead' AND state < 'active' AND start_after <= now())::int AS waiting,
        count(*) FILTER (WHERE name <> 'dead' AND state = 'active')::int AS running,
        count(*) FILTER (WHERE name = 'dead' AND state < 'active')::int AS dead,
        min(created_on) FILTER (WHERE name <> 'dead' AND state < 'active' AND start_after <= now()) AS "oldestWaitingAt"
      FROM pgboss.job`,
    db.post.count({ where: { status: "scheduled", scheduledFor: { lt: new Date(at.getTime() - LATE_MS) } } }),
    db.$queryRaw<{ bytes: number; version: string }[]>`
      SELECT pg_database_size(current_database())::float8 AS bytes, current_setting('server_version') AS version`,
  ]);
  const since = beatingSince(at);
  return {
    ...health,
    checkedAt: at,
    databaseSize: sizes[0]?.bytes ?? 0,
    databaseVersion: sizes[0]?.version ?? "",
    workers: workers.map((worker) => ({ ...worker, isBeating: worker.beatAt > since })),
    queue: queues[0] ?? { waiting: 0, running: 0, dead: 0, oldestWaitingAt: null },
    latePosts,
    networkUrl: settings.networkUrl,
    providers: providers.map(({ name, part, address }) => ({
      part,
      name,
      isOurs: address === null,
      answers: health.providers[part],
    })),
    version: settings.version,
  };
}

/** Whether posts are made and published just now. */
export const readPulse = async (context: Context) => ({ isBeating: await hasWorker(context) });
