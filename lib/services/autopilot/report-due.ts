import { openSystem, type Runtime, type Scope, workspaceOf } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { nextReport } from "#lib/domain/autopilot.ts";
import { gatherReport } from "./gather-report.ts";
import { reportMail } from "./report-mail.ts";

const AT_ONCE = 100;
const AGAIN_MS = 60 * 60_000;

/** Mails every weekly report whose hour has come; how many there were. */
export async function reportDue(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  const due = await db.autopilot.findMany({
    where: { reportAt: { lte: now() } },
    orderBy: { reportAt: "asc" },
    take: AT_ONCE,
    select: { projectId: true },
  });
  let sent = 0;
  for (const { projectId } of due) {
    try {
      if (await reportOne(runtime, projectId)) sent++;
    } catch (error) {
      log.warn({ err: error, projectId }, "a report could not be written");
      await db.autopilot.update({ where: { projectId }, data: { reportAt: new Date(now().getTime() + AGAIN_MS) } });
    }
  }
  return sent;
}

/** The mails and the date of the next report are one transaction: a week is told once. */
const reportOne = (runtime: Runtime, projectId: string): Promise<boolean> =>
  openSystem(runtime).transaction(async (within) => {
    const { db } = within;
    const at = within.now();
    const held = await db.$queryRaw<unknown[]>`
      SELECT "projectId" FROM "Autopilot" WHERE "projectId" = ${projectId} AND "reportAt" <= ${at}
      FOR UPDATE SKIP LOCKED`;
    if (held.length === 0) return false;
    const project = await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { workspaceId: true } });
    const scope = { db, workspaceId: workspaceOf(project) };
    const report = await gatherReport(scope, projectId, at);
    const mail = reportMail(report, within.settings.appUrl);
    for (const to of await readersOf(scope)) await enqueue(db, "send-mail", { to, ...mail });
    await db.autopilot.update({ where: { projectId }, data: { reportAt: nextReport(report.timezone, at) } });
    return true;
  });

/** Whoever answers for the workspace. */
async function readersOf({ db, workspaceId }: Scope): Promise<string[]> {
  const members = await db.member.findMany({
    where: { workspaceId, role: { in: ["owner", "admin"] } },
    select: { user: { select: { email: true } } },
  });
  return members.map(({ user }) => user.email);
}
