import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { nextMeasureAt } from "#lib/domain/measuring.ts";
import { SocialError } from "#lib/ports/social.ts";
import { endConnection } from "#lib/services/social/end-connection.ts";
import { decryptToken } from "#lib/crypto/token-cipher.ts";

const AT_ONCE = 20;
const AGAIN_MS = 10 * 60_000;

/** Reads the figures of the posts whose time for it has come; how many there were. */
export async function measureDue(runtime: Runtime): Promise<number> {
  const { db, now } = runtime;
  const at = now();
  // Taken by moving its time on, so that two workers do not read the same, and a killed one's are read again.
  const due = await db.$queryRaw<{ postId: string; mediaId: string }[]>`
    UPDATE "Publication" SET "nextMeasureAt" = ${new Date(at.getTime() + AGAIN_MS)}
    WHERE "postId" IN (
      SELECT "postId" FROM "Publication" WHERE "nextMeasureAt" <= ${at} AND "mediaId" IS NOT NULL
      ORDER BY "nextMeasureAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING "postId", "mediaId"`;
  for (const publication of due) await measure(runtime, publication);
  return due.length;
}

async function measure(runtime: Runtime, { mediaId, postId }: { mediaId: string; postId: string }): Promise<void> {
  const { db, log, now, ports, settings } = runtime;
  const { project, projectId, publishedAt } = await db.post.findUniqueOrThrow({
    where: { id: postId },
    select: { projectId: true, publishedAt: true, project: { select: { social: true } } },
  });
  const { social } = project;
  if (!social || social.brokenReason || !publishedAt) return;
  const grant = { accountId: social.accountId, token: decryptToken(social.token, settings.tokenKey) };
  try {
    const insights = await ports.social.readInsights(grant, mediaId);
    const measuredAt = now();
    await openSystem(runtime).transaction(async (within) => {
      // No figures is not zero: the post stays unmeasured until there are some.
      if (insights) {
        const where = { postId_measuredAt: { postId, measuredAt } };
        await within.db.metricSample.upsert({ where, create: { postId, measuredAt, ...insights }, update: insights });
      }
      const next = { nextMeasureAt: nextMeasureAt(publishedAt, measuredAt) };
      await within.db.publication.update({ where: { postId }, data: next });
    });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.warn({ err: error, postId }, "a post could not be measured");
    // Of a permission for figures alone, publishing does not depend.
    const { answer } = error;
    if (answer.do === "reconnect" && answer.because !== "permission_missing") {
      await endConnection(openSystem(runtime), { projectId }, answer.because);
    }
  }
}
