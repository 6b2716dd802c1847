import { PgBoss } from "pg-boss";
import { isJobName, JOBS, kindOf, LANES, sendOptions } from "./jobs.ts";

export const DEAD_QUEUE = "dead";

const DAY_SECONDS = 24 * 60 * 60;

const DEAD = { retentionSeconds: 365 * DAY_SECONDS };
const LANE = {
  deadLetter: DEAD_QUEUE,
  notify: true,
  // For a host that vanished. A process that died is noticed at once: see lib/worker/rescue.ts.
  heartbeatSeconds: 30,
  retentionSeconds: 365 * DAY_SECONDS,
};

/** Installs pg-boss, or migrates it, and makes its queues and schedules what JOBS says. */
export async function installJobQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  let failure: Error | undefined;
  boss.on("error", (error) => (failure = error));
  await boss.start();
  try {
    await ensureQueue(boss, DEAD_QUEUE, DEAD);
    for (const lane of LANES) await ensureQueue(boss, lane, LANE);
    await ensureSchedules(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}

async function ensureQueue(boss: PgBoss, name: string, options: typeof DEAD | typeof LANE) {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

async function ensureSchedules(boss: PgBoss) {
  for (const { name, key } of await boss.getSchedules()) {
    if (!isJobName(key) || !kindOf(key).cron || kindOf(key).lane !== name) await boss.unschedule(name, key);
  }
  for (const name of Object.keys(JOBS).filter(isJobName)) {
    const { cron, lane } = kindOf(name);
    if (!cron) continue;
    const data = { job: name, payload: {} };
    await boss.schedule(lane, cron, data, { ...sendOptions(name), key: name, missed: "once" });
  }
}
