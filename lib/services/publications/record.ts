import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { newId } from "#lib/db/id.ts";
import type { PublicationEventKind } from "#lib/domain/timeline.ts";
import type { Child, NetworkError, Publication, Step } from "#lib/publish/publication.ts";

/** For so long nobody else takes it, unless its worker says that it is at it still. */
const LEASE_MS = 15_000;

/** What a publication's row keeps of its files: they are sent as they were when it began. */
export interface Snapshot {
  caption: string;
  media: { key: string; type: "image" | "video"; altText: string; coverKey: string | null }[];
  containerTries: number;
}

/** A publication that this run alone may write, by its fence. */
export interface Claimed {
  readonly postId: string;
  readonly fence: number;
  readonly publication: Publication;
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
  { db, now }: Pick<Runtime, "db" | "now">,
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
  return rows.map((row) => ({ postId: row.postId, fence: row.fence, publication: readPublication(row) }));
}

type Row = Prisma.PublicationGetPayload<object>;

/** The JSON in it is written below and in publish-post alone. */
function readPublication(row: Row): Publication {
  const snapshot = row.snapshot as unknown as Snapshot;
  // Whoever was to send it may have sent it: first it is asked what became of that.
  const step = row.step === "publishing" ? "reconciling" : (row.step as Step);
  return {
    step,
    caption: snapshot.caption,
    files: snapshot.media,
    children: row.children as unknown as Child[],
    containerId: row.containerId,
    containerTries: snapshot.containerTries,
    publishSentAt: row.publishSentAt,
    publishTries: row.publishTries,
    mediaId: row.mediaId,
    permalink: row.permalink,
    accountId: row.accountId,
    lastError: row.lastError as NetworkError | null,
    startedAt: row.startedAt,
  };
}

type Ending = Pick<
  Prisma.PublicationUpdateManyMutationInput,
  "leaseUntil" | "nextRunAt" | "finishedAt" | "nextMeasureAt"
>;

/** Stores what a step learned. A run whose lease another has taken writes nothing, and stops. */
export async function savePublication(
  tx: Tx,
  { fence, postId }: Claimed,
  publication: Publication,
  ending: Ending = {},
): Promise<void> {
  const { caption, children, containerTries, files, lastError, startedAt: _, ...columns } = publication;
  const snapshot: Snapshot = { caption, media: files, containerTries };
  const { count } = await tx.publication.updateMany({
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
export const noteEvent = (tx: Tx, postId: string, kind: PublicationEventKind, at: Date, detail?: object) =>
  tx.publicationEvent.create({
    data: { id: newId("event"), postId, kind, at, ...(detail && { detail: asJson(detail) }) },
  });

const asJson = (value: object) => value as Prisma.InputJsonValue;
