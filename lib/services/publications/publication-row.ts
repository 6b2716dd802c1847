import { asJson } from "#lib/db/json/as-json.ts";
import type { Runtime, SystemContext } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { publicationChildren, publicationError, publicationSnapshot, type Snapshot } from "#lib/db/json/publication.ts";
import { newId } from "#lib/db/id.ts";
import { countPublicationEvent } from "#lib/metrics/measures.ts";
import type { PublicationEventKind } from "#lib/domain/timeline.ts";
import type { Publication } from "#lib/publishing/publication.ts";

/** For so long nobody else takes it, unless its worker says that it is at it still. */
const LEASE_MS = 15_000;

/** A publication that this run alone may write, by its fence. */
export interface Claimed {
  readonly postId: string;
  readonly fence: number;
  readonly publication: Publication;
  /** of the call that asked for it */
  readonly trace: string | null;
}

interface Wanted {
  limit: number;
  /** how many of one account may be on their way at once, here and elsewhere */
  perAccount: number;
  /** this one alone */
  postId?: string;
  /** by whose death the lease ends too */
  workerId?: string;
}

/**
 * Takes publications whose next run is due: those that begin, those that waited, and those whose worker died, for a
 * claim moves the next run to the end of its lease. One slow account takes no more than its share.
 */
export async function claimPublications(
  { db, log, now }: Pick<Runtime, "db" | "log" | "now">,
  { limit, perAccount, postId, workerId }: Wanted,
): Promise<Claimed[]> {
  const at = now();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const only = postId ? Prisma.sql`AND "postId" = ${postId}` : Prisma.empty;
  const claimed = await db.$queryRaw<{ postId: string }[]>`
    WITH busy AS (
      SELECT "accountId", count(*) AS runs FROM "Publication"
      WHERE "nextRunAt" IS NOT NULL AND "leaseUntil" > ${at} GROUP BY "accountId"
    ), due AS (
      SELECT "postId", "accountId",
        row_number() OVER (PARTITION BY "accountId" ORDER BY "nextRunAt", "postId") AS place
      FROM "Publication" WHERE "nextRunAt" <= ${at} ${only}
    ), chosen AS (
      SELECT p."postId" FROM "Publication" p JOIN due USING ("postId")
      LEFT JOIN busy ON busy."accountId" = due."accountId"
      WHERE p."nextRunAt" <= ${at} AND due.place + coalesce(busy.runs, 0) <= ${perAccount}
      ORDER BY due.place, p."nextRunAt" LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED
    )
    UPDATE "Publication" SET "leaseUntil" = ${leaseUntil}, "nextRunAt" = ${leaseUntil}, "fence" = "fence" + 1,
      "leaseOwner" = ${workerId ?? null}
    WHERE "postId" IN (SELECT "postId" FROM chosen) RETURNING "postId"`;
  if (claimed.length === 0) return [];
  const rows = await db.publication.findMany({ where: { postId: { in: claimed.map((row) => row.postId) } } });
  return rows.flatMap((row) => {
    try {
      return { postId: row.postId, fence: row.fence, publication: readPublication(row), trace: row.trace };
    } catch (error) {
      // One that cannot be read holds up no other.
      log.error({ err: error, postId: row.postId }, "a publication is not what its columns hold");
      return [];
    }
  });
}

type Row = Prisma.PublicationGetPayload<object>;

export function readPublication(row: Row): Publication {
  const snapshot = publicationSnapshot.read(row.snapshot, row.postId);
  // Whoever was to send it may have sent it: first it is asked what became of that.
  const step = row.step === "publishing" ? "reconciling" : row.step;
  return {
    step,
    caption: snapshot.caption,
    collaborators: snapshot.collaborators,
    files: snapshot.media,
    children: publicationChildren.read(row.children, row.postId),
    containerId: row.containerId,
    containerTries: snapshot.containerTries,
    publishSentAt: row.publishSentAt,
    publishTries: row.publishTries,
    mediaId: row.mediaId,
    permalink: row.permalink,
    unfetchedAt: row.unfetchedAt,
    accountId: row.accountId,
    lastError: publicationError.find(row.lastError, row.postId),
    startedAt: row.startedAt,
  };
}

type Ending = Pick<
  Prisma.PublicationUpdateManyMutationInput,
  "leaseUntil" | "nextRunAt" | "finishedAt" | "nextMeasureAt" | "nextLinkAt"
>;

/** Stores what a step learned. A run whose lease another has taken writes nothing, and stops. */
export async function savePublication(
  { db }: Pick<SystemContext, "db">,
  { fence, postId }: Claimed,
  publication: Publication,
  ending: Ending = {},
): Promise<void> {
  const { caption, children, collaborators, containerTries, files, lastError, startedAt: _, ...columns } = publication;
  const snapshot: Snapshot = { caption, collaborators, media: files, containerTries };
  const { count } = await db.publication.updateMany({
    where: { postId, fence },
    data: {
      ...columns,
      snapshot: asJson(snapshot),
      children: asJson(children),
      lastError: lastError ? asJson(lastError) : Prisma.DbNull,
      ...ending,
    },
  });
  if (count === 0) throw new LeaseLost(postId);
}

/** Says that this run is at it still. */
export async function renewLease({ db, now }: Runtime, { fence, postId }: Claimed): Promise<void> {
  const leaseUntil = new Date(now().getTime() + LEASE_MS);
  const where = { postId, fence, finishedAt: null, leaseUntil: { not: null } };
  await db.publication.updateMany({ where, data: { leaseUntil, nextRunAt: leaseUntil } });
}

/** Leaves it to whoever comes, at that time. */
export async function releaseLease({ db }: Runtime, { fence, postId }: Claimed, nextRunAt: Date): Promise<void> {
  const where = { postId, fence, finishedAt: null };
  await db.publication.updateMany({ where, data: { leaseUntil: null, nextRunAt } });
}

/** Another worker has it, or the post is gone: there is nothing left to do here. */
export class LeaseLost extends Error {
  constructor(postId: string) {
    super(`The publication of ${postId} is another worker's`);
    this.name = "LeaseLost";
  }
}

/** A line of the post's timeline. */
export function noteEvent(
  { db }: Pick<SystemContext, "db">,
  postId: string,
  kind: PublicationEventKind,
  at: Date,
  detail?: object,
) {
  countPublicationEvent(kind);
  return db.publicationEvent.create({
    data: { id: newId("event"), postId, kind, at, ...(detail && { detail: asJson(detail) }) },
  });
}
