import { MAIL_GAP_MS } from "#lib/domain/notice.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { mailCopies } from "./mail-copies.ts";
import { stands } from "./stands.ts";

const AT_ONCE = 100;

/** Mails what was gathered for long enough; how many mails there were. */
export async function mailNotices(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  const due = await db.noticeCopy.findMany({
    where: { mailAt: { lte: now() } },
    distinct: ["memberId"],
    take: AT_ONCE,
    select: { memberId: true },
  });
  let sent = 0;
  for (const { memberId } of due) {
    try {
      if (await mailMember(runtime, memberId)) sent++;
    } catch (error) {
      log.warn({ err: error, memberId }, "notices could not be mailed");
    }
  }
  return sent;
}

interface Waiting {
  noticeId: string;
  isDue: boolean;
  stands: boolean;
  lastAt: Date | null;
}

/** All that waits for one person goes out together. What was settled meanwhile needs no mail any more. */
const mailMember = (runtime: Runtime, memberId: string): Promise<boolean> =>
  openSystem(runtime).transaction(async (within) => {
    const { db, now } = within;
    const at = now();
    const waiting = await db.$queryRaw<Waiting[]>`
      SELECT c."noticeId", c."mailAt" <= ${at} AS "isDue", ${stands(at)} AS "stands", (
        SELECT max(o."mailedAt") FROM "NoticeCopy" o JOIN "Notice" m ON m."id" = o."noticeId"
        WHERE o."memberId" = c."memberId" AND m."kind" = n."kind" AND m."projectId" IS NOT DISTINCT FROM n."projectId"
      ) AS "lastAt"
      FROM "NoticeCopy" c JOIN "Notice" n ON n."id" = c."noticeId"
      WHERE c."memberId" = ${memberId} AND c."mailAt" IS NOT NULL FOR UPDATE OF c SKIP LOCKED`;
    if (!waiting.some(({ isDue }) => isDue)) return false;
    const where = { memberId };
    const settled = waiting.filter((copy) => !copy.stands).map(({ noticeId }) => noticeId);
    await db.noticeCopy.updateMany({ where: { ...where, noticeId: { in: settled } }, data: { mailAt: null } });
    const open = waiting.filter((copy) => copy.stands);
    const tooSoon = open.filter(({ lastAt }) => lastAt && at.getTime() - lastAt.getTime() < MAIL_GAP_MS);
    for (const { lastAt, noticeId } of tooSoon) {
      const mailAt = new Date((lastAt ?? at).getTime() + MAIL_GAP_MS);
      await db.noticeCopy.updateMany({ where: { ...where, noticeId }, data: { mailAt } });
    }
    const ready = open.filter((copy) => !tooSoon.includes(copy)).map(({ noticeId }) => noticeId);
    await mailCopies(within, memberId, ready);
    return ready.length > 0;
  });
