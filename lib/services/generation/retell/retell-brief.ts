import { articleRead } from "#lib/db/json/draft.ts";
import { generationDone } from "#lib/db/json/generation.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Context } from "#lib/runtime/context.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import { briefOf } from "#lib/services/generation/brief.ts";

/** What a post was written from, as far as it was kept. */
export async function retellBrief({ db, ports }: Pick<Context, "db" | "ports">, post: PostRow): Promise<Brief> {
  const { format, id: postId, language, projectId, theme } = post;
  const [brand, generation] = await Promise.all([
    readBrandKit({ db, ports }, projectId),
    db.generation.findUnique({ where: { postId }, select: { done: true } }),
  ]);
  const done = generation ? generationDone.read(generation.done, postId) : {};
  const article = articleRead.safeParse(done["research"]).data ?? null;
  return briefOf({ db }, { postId, projectId, format, theme, language, brand, article, seed: seedOf(postId) });
}
