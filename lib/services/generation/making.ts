import { createHash } from "node:crypto";
import type { Runtime } from "#lib/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { PostRow } from "#lib/services/posts/read.ts";
import type { BrandStage } from "#lib/services/brand/stage.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import type { StepRecord } from "./record.ts";

/** One post in the making, as its format's maker is given it. */
export interface Making {
  readonly runtime: Runtime;
  readonly post: PostRow;
  readonly brand: BrandStage;
  readonly steps: StepRecord;
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

/** The same for the same post, so that a resumed making makes the same. */
export const seedOf = (postId: string): number => createHash("sha256").update(postId).digest().readUInt32BE(0);

const EARLIER_MAX = 40;

/** Has the post's text written, once. */
export async function writeDraft<F extends Format>(
  { brand, post, runtime, seed, signal, steps }: Making,
  format: F,
  article: Brief["article"] = null,
): Promise<Extract<Draft, { format: F }>> {
  const draft = await steps.run("writing", async () => {
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
      earlier: earlier.flatMap(({ textContent, theme }) => [theme, textContent?.split("\n")[0] ?? ""]).filter(Boolean),
      seed,
    };
    return runtime.ports.text.write(brief, signal);
  });
  // The brief asked for this format, and the writer's draft was checked against it.
  return draft as Extract<Draft, { format: F }>;
}
