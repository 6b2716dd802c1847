import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { titleOf } from "./fit-told.ts";
import { type Teller, tellerOf } from "./teller.ts";
import type { Told } from "./told.ts";
import { tellCaption } from "./told-caption.ts";
import { tellCarousel } from "./told-carousel.ts";
import { tellInfographic } from "./told-infographic.ts";
import { tellNarration } from "./told-narration.ts";
import { tellPages } from "./told-pages.ts";
import { tellReel } from "./told-reel.ts";

const TELLERS: Record<Format, (teller: Teller) => object> = {
  carousel: tellCarousel,
  caption_reel: tellReel,
  animated_audio: tellNarration,
  narrated_photos: tellNarration,
  premium_carousel: tellPages,
  infographic: tellInfographic,
};

/** A text in the brief's format, by its own words. Throws what is wrong with a draft that cannot be drawn. */
export function writeTold(told: Told, brief: Brief): Draft {
  const { format, language } = brief;
  const content = TELLERS[format](tellerOf(told, brief));
  const { draft, faults } = checkDraft(format, {
    title: titleOf(told.title, language, LIMITS.postTitle),
    ...content,
    format,
    caption: tellCaption(tellerOf(told, brief)),
  });
  if (!draft) throw new Error(`The built-in writer, of a text: ${faults.join("; ")}`);
  return draft;
}
