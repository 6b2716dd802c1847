import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { introduced } from "#lib/writing/embedded/brand-words.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { tagsFor } from "#lib/writing/embedded/tags.ts";
import { invited, wholeOf } from "./brand-says.ts";
import type { Short } from "./short.ts";
import { shortCarousel } from "./short-carousel.ts";
import { shortInfographic } from "./short-infographic.ts";
import { shortNarration } from "./short-narration.ts";
import { shortPages } from "./short-pages.ts";
import { shortReel } from "./short-reel.ts";
import { type Shown, shownOf } from "./shown.ts";

const WRITERS: Record<Format, (shown: Shown) => object> = {
  carousel: shortCarousel,
  caption_reel: shortReel,
  animated_audio: shortNarration,
  narrated_photos: shortNarration,
  premium_carousel: shortPages,
  infographic: shortInfographic,
};

/** Throws what is wrong with a draft that cannot be drawn. */
export function writeShort(short: Short, brief: Brief): Draft {
  const { format } = brief;
  const written = {
    ...WRITERS[format](shownOf(short, brief)),
    format,
    title: short.title,
    caption: caption(short, brief),
  };
  const { draft, faults } = checkDraft(format, written, 1);
  if (!draft) throw new Error(`The built-in writer, of a theme alone: ${faults.join("; ")}`);
  return draft;
}

function caption(short: Short, brief: Brief): string {
  const { answers, close, facts, seeks } = short;
  const ask = invited(short);
  const own = facts.about.join(" ");
  const who = facts.name && own ? introduced(facts.name, own) : own;
  const asked = `${stopped(ask.title)} ${ask.text}`;
  const told = answers.map(({ whole }) => (answers.length > 1 ? `• ${whole}` : whole)).join("\n");
  const parts = [
    wholeOf(short),
    told,
    ...(seeks ? (answers.length > 0 ? [who, asked] : [asked, who]) : [asked, who, ask.text === "" ? close : ""]),
    tagsFor(brief.brand, short.subject, [], brief.language).join(" "),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
