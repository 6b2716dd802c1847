import type { Runtime } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { DRAFTS } from "#lib/db/json/draft.ts";
import { readAs } from "#lib/db/json/stored-json.ts";
import type { Brief, Draft, Written } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { ProviderHeld } from "#lib/domain/patience.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { Makers } from "#lib/ports/makers.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import { CALLS_MAX } from "#lib/writing/model/budget.ts";
import { askMaker } from "#lib/services/usage/ask-maker.ts";
import type { Whose } from "#lib/services/usage/record-usage.ts";
import { briefOf } from "./brief.ts";
import { modelBrief } from "./model-brief.ts";
import { noteStandIn } from "./stand-ins.ts";
import type { StepResults } from "./step-results.ts";

/** One post in the making, as its format's maker is given it. */
export interface Making {
  readonly runtime: Runtime;
  readonly post: PostRow;
  readonly brand: BrandKit;
  readonly makers: Makers;
  readonly steps: StepResults;
  readonly signal: AbortSignal;
  readonly whose: Whose;
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
  making: Making,
  format: F,
  article: Brief["article"] = null,
): Promise<Extract<Draft, { format: F }>> {
  const { brand, makers, post, runtime, seed, steps } = making;
  const codec = DRAFTS[format];
  const { id: postId, language, projectId } = post;
  const write = async () => {
    const theme = post.link === post.theme && article ? article.title : post.theme;
    const told = await briefOf(runtime, { postId, projectId, format, theme, language, brand, article, seed });
    const brief = makers.text.isModel ? { ...told, ...(await modelBrief(runtime, post)) } : told;
    const { doubts = [], draft, matter, writer } = await askForText(making, brief);
    await runtime.db.generation.update({ where: { postId }, data: { writer, matter, doubts: [...doubts] } });
    if (makers.text.isModel && writer !== makers.text.name) await noteStandIn(runtime, postId, "writer");
    return readAs(codec, draft, `the draft of ${postId}`);
  };
  return steps.run("writing", codec, write, { place: makers.text.isModel ? "provider" : "anywhere" });
}

/** A writer that has another stand in for it need not be waited for while it is left alone. */
async function askForText(making: Making, brief: Brief): Promise<Written> {
  const { makers, runtime, signal } = making;
  const budget = makers.text.isModel ? { calls: await callsLeft(making) } : {};
  try {
    return await askMaker(making, "text", (text, use) => text.write(brief, { ...use, ...budget }));
  } catch (error) {
    if (!(error instanceof ProviderHeld) || !makers.text.fallsBack) throw error;
    return runtime.ports.builtIn.text.write(brief, { signal });
  }
}

/** How often this making may still be answered: its tries before this one were paid for as well. */
async function callsLeft({ makers, post, runtime }: Making): Promise<number> {
  const { startedAt } = await runtime.db.generation.findUniqueOrThrow({ where: { postId: post.id } });
  const answered = await runtime.db.usageEntry.count({
    where: { postId: post.id, part: "text", outputTokens: { gt: 0 }, ...(startedAt && { at: { gte: startedAt } }) },
  });
  if (answered < CALLS_MAX) return CALLS_MAX - answered;
  throw new ProviderFault({ part: "text", kind: "broken", provider: makers.text.name, isPaid: true });
}
