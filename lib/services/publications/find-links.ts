import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { nextLinkAt } from "#lib/domain/live-link.ts";
import { nextMeasureAt } from "#lib/domain/measuring.ts";
import { type Grant, SocialError } from "#lib/ports/social.ts";
import { findLive } from "#lib/publishing/find-live.ts";
import { grantOf, isBound } from "./find-inputs.ts";
import { noteEvent, readPublication } from "./publication-row.ts";

const AT_ONCE = 20;
const AGAIN_MS = 10 * 60_000;

const WITH_ACCOUNT = { post: { select: { project: { select: { social: true } } } } } as const;
type Row = Prisma.PublicationGetPayload<{ include: typeof WITH_ACCOUNT }>;

/** Looks for the links of posts that are live without one, where their time for it has come; how many there were. */
export async function findLinks(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  const at = now();
  // Taken by moving its time on, so that two workers do not look for the same, and a killed one's are looked for again.
  const due = await db.$queryRaw<{ postId: string }[]>`
    UPDATE "Publication" SET "nextLinkAt" = ${new Date(at.getTime() + AGAIN_MS)}
    WHERE "postId" IN (
      SELECT "postId" FROM "Publication" WHERE "nextLinkAt" <= ${at}
      ORDER BY "nextLinkAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING "postId"`;
  const where = { postId: { in: due.map(({ postId }) => postId) } };
  for (const row of await db.publication.findMany({ where, include: WITH_ACCOUNT })) {
    await findLink(runtime, row).catch((error: unknown) =>
      log.warn({ err: error, postId: row.postId }, "a link could not be looked for"),
    );
    await db.publication.updateMany({
      where: { postId: row.postId, permalink: null },
      data: { nextLinkAt: nextLinkAt(row.finishedAt ?? at, now()) },
    });
  }
  return due.length;
}

/** First which of the account's posts it is, kept before its link is asked for. */
async function findLink(runtime: Runtime, row: Row): Promise<void> {
  const { now, ports } = runtime;
  const { postId } = row;
  const { social } = row.post.project;
  const grant = social && social.accountId === row.accountId && !social.brokenReason && grantOf(runtime, social);
  if (!grant) return;
  const linkOf = (mediaId: string) => ports.social.readPermalink(grant, mediaId);
  const told = row.mediaId && (await linkOf(row.mediaId).catch(orUnknown));
  // An id that the network does not know any more is not the post's: which it is, the account's own list says.
  const mediaId = told ? row.mediaId : await findMedia(runtime, row, grant);
  const permalink = told || (mediaId && (await linkOf(mediaId)));
  if (!permalink) return;
  await openSystem(runtime).transaction(async (within) => {
    const found = await within.db.publication.updateMany({
      where: { postId, permalink: null },
      data: { permalink, nextLinkAt: null },
    });
    if (found.count > 0) await noteEvent(within, postId, "link_found", now());
  });
}

function orUnknown(error: unknown): null {
  if (error instanceof SocialError) return null;
  throw error;
}

async function findMedia(runtime: Runtime, row: Row, grant: Grant): Promise<string | null> {
  const { db, now, ports } = runtime;
  const { finishedAt, postId } = row;
  if (!finishedAt) return null;
  const found = await findLive(readPublication(row), {
    social: ports.social,
    grant,
    until: finishedAt,
    isBound: (mediaId) => isBound(runtime, mediaId),
  });
  if (!found) return null;
  const data = { mediaId: found.id, nextMeasureAt: nextMeasureAt(finishedAt, now()) };
  await db.publication.update({ where: { postId }, data });
  return found.id;
}
