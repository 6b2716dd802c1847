import type { Runtime } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { DRAFTS } from "#lib/db/json/draft.ts";
import { readAs } from "#lib/db/json/stored-json.ts";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import { briefOf } from "./brief.ts";
import type { StepResults } from "./step-results.ts";

/** One post in the making, as its format's maker is given it. */
export interface Making {
  readonly runtime: Runtime;
  readonly post: PostRow;
  readonly brand: BrandKit;
  readonly steps: StepResults;
  readonly signal: AbortSignal;
  readonly seed: number;
}

type NewSlide = Pick<
  Prisma.SlideUncheckedCreateInput,
  | "layoutId"
  | "variant"
  | "fields"
  | "titleFont"
  | "bodyFont"
  | "background"
  | "text"
  | "brand"
  | "texture"
  | "imageKey"
  | "contentHash"
  | "scene"
> & { id: string };

/** What a maker gives back: all of it is saved at once. */
export interface Made {
  readonly title: string;
  readonly caption: string;
  readonly slides: readonly NewSlide[];
  /** of the formats that keep more than slides */
  readonly content: object | null;
  /** every file that was made, in the order in which a post shows those that it shows */
  readonly files: readonly StoredFile[];
  readonly media: readonly StoredFile[];
  /** what a card shows; null: the first picture */
  readonly coverKey: string | null;
  readonly clipIds: readonly string[];
}

/** Has the post's text written, once, and keeps who wrote it and from what. */
export async function writeDraft<F extends Format>(
  { brand, post, runtime, seed, signal, steps }: Making,
  format: F,
  article: Brief["article"] = null,
): Promise<Extract<Draft, { format: F }>> {
  const codec = DRAFTS[format];
  const { id: postId, language, projectId } = post;
  return steps.run("writing", codec, async () => {
    const theme = post.link === post.theme && article ? article.title : post.theme;
    const brief = await briefOf(runtime, { postId, projectId, format, theme, language, brand, article, seed });
    const { draft, ...by } = await runtime.ports.text.write(brief, signal);
    await runtime.db.generation.update({ where: { postId }, data: by });
    return readAs(codec, draft, `the draft of ${postId}`);
  });
}
