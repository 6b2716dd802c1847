import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { newId } from "#lib/db/id.ts";
import type { Child, Publication, Step } from "#lib/publish/publication.ts";

const LEASE_MS = 90_000;

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

/** Takes a publication's lease; null when it is over, or another worker has it. */
export async function claimPublication({ db, now }: Runtime, postId: string): Promise<Claimed | null> {
  const at = now();
  const { count } = await db.publication.updateMany({
    where: { postId, finishedAt: null, OR: [{ leaseUntil: null }, { leaseUntil: { lt: at } }] },
    data: { leaseUntil: new Date(at.getTime() + LEASE_MS), fence: { increment: 1 } },
  });
  if (count === 0) return null;
  const row = await db.publication.findUniqueOrThrow({ where: { postId } });
  // Written below and in publish-post alone.
  const snapshot = row.snapshot as unknown as Snapshot;
  return {
    postId,
    fence: row.fence,
    publication: {
      step: row.step as Step,
      caption: snapshot.caption,
      files: snapshot.media,
      children: row.children as unknown as Child[],
      containerId: row.containerId,
      containerTries: snapshot.containerTries,
      publishSentAt: row.publishSentAt,
      publishTries: row.publishTries,
      mediaId: row.mediaId,
      permalink: row.permalink,
      startedAt: row.startedAt,
    },
  };
}

/** Stores what a step learned. A run whose lease another has taken writes nothing, and stops. */
export async function savePublication(
  tx: Tx,
  { fence, postId }: Claimed,
  publication: Publication,
  ending: Pick<
    Prisma.PublicationUpdateManyMutationInput,
    "leaseUntil" | "nextRunAt" | "finishedAt" | "nextMeasureAt"
  > = {},
): Promise<void> {
  const { caption, children, containerTries, files, startedAt: _, ...columns } = publication;
  const snapshot: Snapshot = { caption, media: files, containerTries };
  const { count } = await tx.publication.updateMany({
    where: { postId, fence },
    data: { ...columns, snapshot: asJson(snapshot), children: asJson(children), ...ending },
  });
  if (count === 0) throw new Error(`Another worker has taken the publication of ${postId}`);
}

/** A line of the post's timeline. */
export const noteEvent = (tx: Tx, postId: string, kind: string, at: Date) =>
  tx.publicationEvent.create({ data: { id: newId("event"), postId, kind, at } });

const asJson = (value: object) => value as Prisma.InputJsonValue;
