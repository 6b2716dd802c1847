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

/** Throws what is wrong with it rather than give back a draft that cannot be drawn. */
export function writeDraft(brief: Brief): Draft {
  const theme = readTheme(brief.theme);
  const random = randomFrom(
    JSON.stringify([brief.seed, brief.format, brief.theme, brief.article?.url, brief.earlier.length]),
  );
  const turn = brief.earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  const matter = findMatter(brief, theme.headline, random, turn);
  if (!matter) throw new Error("nothing known");
  return whole(brief, writeKnown(compose(brief, theme, matter, random, turn)));
}

function whole(brief: Brief, written: object): Draft {
  const { draft, faults } = checkDraft(brief.format, { ...written, format: brief.format });
  if (!draft) throw new Error(`The built-in writer: ${faults.join("; ")}`);
  return draft;
}

/** From the library. */
function writeKnown(said: Composition): object {
  const { format } = said.brief;
  const { shown, title: lead, ...content } = WRITERS[format](said);
  return { ...content, title: postTitle(said, lead), caption: writeCaption(said, format, lead, shown) };
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
