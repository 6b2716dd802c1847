import type { Tx } from "#lib/db/client.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { brokenRule } from "#lib/domain/network-rules.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { PostRow } from "./read.ts";

const FACTS = { type: true, bytes: true, width: true, height: true, durationSeconds: true } as const;

/** The first of the network's rules that the post breaks as it stands. */
async function findBrokenRule(tx: Tx, { isStale, media, slides, textContent }: PostRow) {
  // A video that is on its way is looked at when it is sent.
  const keys = isStale ? [] : media.map(({ key }) => key);
  const files = keys.length > 0 ? await tx.media.findMany({ where: { key: { in: keys } }, select: FACTS }) : [];
  return brokenRule({ caption: textContent ?? "", pages: slides.length, files });
}

/** Refuses what the network would refuse, while a person can still mend it. */
export async function requireFit(tx: Tx, post: PostRow): Promise<void> {
  const broken = await findBrokenRule(tx, post);
  if (broken) throw new Refusal(broken.reason);
}

/** Why a post that is on its way cannot be sent; null when it can. */
export const unfitness = async (tx: Tx, post: PostRow): Promise<FailureCode | null> =>
  (await findBrokenRule(tx, post))?.failure ?? null;
