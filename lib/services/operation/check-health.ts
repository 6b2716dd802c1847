import type { Runtime } from "#lib/context.ts";

const WORKER_SILENT_MS = 60_000;

/** What answers and what does not, part by part. */
export async function checkHealth({ db, now }: Runtime) {
  const beatSince = new Date(now().getTime() - WORKER_SILENT_MS);
  const database = await answers(db.$queryRaw`SELECT 1`);
  const worker = database && (await db.workerHeartbeat.count({ where: { beatAt: { gt: beatSince } } })) > 0;
  return { ok: database && worker, database, worker };
}

const answers = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
