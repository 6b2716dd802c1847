import type { Draft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { shorten, withoutBrackets } from "#lib/writing/embedded/shorten.ts";
import type { Composition } from "./compose.ts";
import { writeCaption } from "./write-caption.ts";
import { writeCarousel } from "./write-carousel.ts";
import { writeInfographic } from "./write-infographic.ts";
import { writeNarration } from "./write-narration.ts";
import { writePages } from "./write-pages.ts";
import { writeReel } from "./write-reel.ts";

/** From the library; null where that has less to say than the format shows. */
export function writeKnown(said: Composition): Draft | null {
  const { format } = said.brief;
  const { shown, title: lead, ...content } = WRITERS[format](said);
  const title = postTitle(said, lead);
  const caption = writeCaption(said, format, lead, shown);
  return checkDraft(format, { ...content, format, title, caption }).draft;
}

/** An infographic's title is drawn, so it is the line that was made to fit. */
function postTitle({ brief, theme }: Composition, lead: string): string {
  if (FORMAT_RULES[brief.format].isTitleDrawn) return lead;
  return shorten(withoutBrackets(begun(theme.headline || lead)), LIMITS.postTitle) || lead;
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
