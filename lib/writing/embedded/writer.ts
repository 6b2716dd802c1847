import type { Brief, Draft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { capital } from "./read-theme.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { compose, type Composition } from "./compose.ts";
import { judgeMatter } from "./judge-matter.ts";
import { shorten } from "./shorten.ts";
import { writeCaption } from "./write-caption.ts";
import { writeCarousel } from "./write-carousel.ts";
import { writeInfographic } from "./write-infographic.ts";
import { writeNarration } from "./write-narration.ts";
import { writePages } from "./write-pages.ts";
import { writeReel } from "./write-reel.ts";

const NAME = "embedded";

/** Writes without a model and without a network, from the library and the theme's own words. */
export const embeddedWriter = (): TextPort => ({
  name: NAME,
  isModel: false,
  async write(brief, signal) {
    signal.throwIfAborted();
    return { draft: writeDraft(brief), writer: NAME, matter: judgeMatter(brief) };
  },
});

/** Throws what is wrong with it rather than give back a draft that cannot be drawn. */
export function writeDraft(brief: Brief): Draft {
  const said = compose(brief);
  const { title: lead, shown, ...content } = WRITERS[brief.format](said);
  const caption = writeCaption(said, brief.format, lead, shown);
  const { draft, faults } = checkDraft(brief.format, {
    ...content,
    format: brief.format,
    title: postTitle(said, lead),
    caption,
  });
  if (!draft) throw new Error(`The built-in writer: ${faults.join("; ")}`);
  return draft;
}

/** An infographic's title is drawn, so it is the line that was made to fit. */
function postTitle({ article, brief, theme }: Composition, lead: string): string {
  if (FORMAT_RULES[brief.format].isTitleDrawn) return lead;
  return shorten(capital(article?.site ? article.title : theme.headline || lead), LIMITS.postTitle) || lead;
}

type Written = { title: string; shown: number };

const WRITERS: Record<Format, (said: Composition) => Written> = {
  carousel: writeCarousel,
  caption_reel: writeReel,
  animated_audio: writeNarration,
  narrated_photos: writeNarration,
  premium_carousel: writePages,
  infographic: writeInfographic,
};
