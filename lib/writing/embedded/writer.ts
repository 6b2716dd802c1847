import type { Brief, Draft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { fold } from "#lib/domain/fold.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { compose, type Composition } from "./compose.ts";
import { findMatter } from "./find-matter.ts";
import { randomFrom } from "./random.ts";
import { capital, readTheme } from "./read-theme.ts";
import { shorten, withoutBrackets } from "./shorten.ts";
import { shortOf } from "./short/short.ts";
import { writeShort } from "./short/write-short.ts";
import { readTold } from "./told/read-told.ts";
import { writeTold } from "./told/write-told.ts";
import { writeCaption } from "./write-caption.ts";
import { writeCarousel } from "./write-carousel.ts";
import { writeInfographic } from "./write-infographic.ts";
import { writeNarration } from "./write-narration.ts";
import { writePages } from "./write-pages.ts";
import { writeReel } from "./write-reel.ts";

/** Writes without a model and without a network, from the library and the theme's own words. */
export const embeddedWriter = (): TextPort => ({
  name: "embedded",
  isModel: false,
  async write(brief, signal) {
    signal.throwIfAborted();
    return writeDraft(brief);
  },
});

/** A text is told whole; else what the library has on that very theme; else a short post that claims nothing. */
export function writeDraft(brief: Brief): Draft {
  const theme = readTheme(brief.theme);
  const told = readTold(brief, theme);
  if (told) return writeTold(told, brief);
  const random = randomFrom(
    JSON.stringify([brief.seed, brief.format, brief.theme, brief.article?.url, brief.earlier.length]),
  );
  const turn = brief.earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  const matter = findMatter(brief, theme.headline, random, turn);
  return matter
    ? writeKnown(compose(brief, theme, matter, random, turn))
    : writeShort(shortOf(brief, theme, random), brief);
}

/** From the library. Throws what is wrong with a draft that cannot be drawn. */
function writeKnown(said: Composition): Draft {
  const { format } = said.brief;
  const { shown, title: lead, ...content } = WRITERS[format](said);
  const { draft, faults } = checkDraft(format, {
    ...content,
    format,
    title: postTitle(said, lead),
    caption: writeCaption(said, format, lead, shown),
  });
  if (!draft) throw new Error(`The built-in writer: ${faults.join("; ")}`);
  return draft;
}

/** An infographic's title is drawn, so it is the line that was made to fit. */
function postTitle({ brief, theme }: Composition, lead: string): string {
  if (FORMAT_RULES[brief.format].isTitleDrawn) return lead;
  return shorten(withoutBrackets(capital(theme.headline || lead)), LIMITS.postTitle) || lead;
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
