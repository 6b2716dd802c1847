import type { SystemContext } from "#lib/runtime/context.ts";
import type { MakerFailure } from "#lib/domain/failure.ts";
import type { Part } from "#lib/domain/provider.ts";

interface NotMade {
  readonly part: Part;
  readonly failure: MakerFailure;
  readonly provider: string | null;
}

/** Keeps why something that was asked for again did not come, until it is asked for once more; null: it is. */
export async function noteAskedAgain(
  { db }: Pick<SystemContext, "db">,
  postId: string,
  notMade: NotMade | null,
): Promise<void> {
  const { failure = null, part = null, provider = null } = notMade ?? {};
  const data = { againPart: part, againFailure: failure, againProvider: provider };
  if (notMade) await db.generation.upsert({ where: { postId }, create: { postId, ...data }, update: data });
  else await db.generation.updateMany({ where: { postId, againPart: { not: null } }, data });
}
