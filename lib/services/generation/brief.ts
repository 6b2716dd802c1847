import type { Scope } from "#lib/runtime/context.ts";
import { endsOf } from "#lib/domain/caption-ends.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";

const EARLIER_MAX = 40;

interface Asked extends Pick<Brief, "format" | "theme" | "language" | "article" | "seed"> {
  projectId: string;
  brand: Pick<BrandKit, "words">;
  /** the post that is written, which repeats nothing of itself; null: none is yet */
  postId: string | null;
}

/** All that a writer is told of a post, with what its project posted before. */
export async function briefOf(
  { db }: Pick<Scope, "db">,
  { brand, postId, projectId, ...asked }: Asked,
): Promise<Brief> {
  const earlier = await db.post.findMany({
    where: { projectId, ...(postId && { id: { not: postId } }) },
    orderBy: { id: "desc" },
    take: EARLIER_MAX,
    select: { theme: true, textContent: true },
  });
  return {
    ...asked,
    brand: brand.words,
    earlier: earlier.flatMap(({ textContent, theme }) => [theme, endsOf(textContent ?? "")]).filter(Boolean),
    titles: earlier.map(({ theme }) => theme),
  };
}
