import type { Runtime } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { DRAFTS } from "#lib/db/json/draft.ts";
import { readAs } from "#lib/db/json/stored-json.ts";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
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

const EARLIER_MAX = 40;

/** Has the post's text written, once. */
export async function writeDraft<F extends Format>(
  { brand, post, runtime, seed, signal, steps }: Making,
  format: F,
  article: Brief["article"] = null,
): Promise<Extract<Draft, { format: F }>> {
  const codec = DRAFTS[format];
  return steps.run("writing", codec, async () => {
    const earlier = await runtime.db.post.findMany({
      where: { projectId: post.projectId, id: { not: post.id } },
      orderBy: { id: "desc" },
      take: EARLIER_MAX,
      select: { theme: true, textContent: true },
    });
    const brief: Brief = {
      format,
      theme: post.link === post.theme && article ? article.title : post.theme,
      language: post.language,
      brand: brand.words,
      article,
      earlier: earlier.flatMap(({ textContent, theme }) => [theme, endsOf(textContent ?? "")]).filter(Boolean),
      seed,
    };
    return readAs(codec, await runtime.ports.text.write(brief, signal), `the draft of ${post.id}`);
  });
}

/** A caption's first line and its last before the hashtags: what no other post is to begin or to end with. */
function endsOf(caption: string): string {
  const lines = caption.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return [...new Set([lines[0] ?? "", ...lines.slice(1).slice(-2)])].join(" ");
}
