import type { Brief, Draft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { AskedOf } from "./asked.ts";
import { Deriving, type Fault } from "./deriving.ts";
import { deriveCaption } from "./derive-caption.ts";
import { deriveInfographic } from "./derive-infographic.ts";
import { deriveNarration } from "./derive-narration.ts";
import { derivePages } from "./derive-pages.ts";
import { deriveReel } from "./derive-reel.ts";
import { deriveSlides } from "./derive-slides.ts";
import { plainLine } from "./plain-text.ts";

export type Derived = { draft: Draft; faults: [] } | { draft: null; faults: Fault[] };

type Derive<F extends Format> = (deriving: Deriving, asked: AskedOf<F>, isLast: boolean) => object;

const OWN: { readonly [F in Format]: Derive<F> } = {
  carousel: (deriving, asked) => ({ slides: deriveSlides(deriving, asked) }),
  caption_reel: deriveReel,
  animated_audio: (deriving, { lines }, isLast) => deriveNarration(deriving, lines, isLast),
  narrated_photos: (deriving, { lines }, isLast) => deriveNarration(deriving, lines, isLast),
  premium_carousel: (deriving, { pages }) => ({ pages: derivePages(deriving, pages) }),
  infographic: deriveInfographic,
};

/** A draft of what was answered, or the places that must be told again; at last whatever can be cut is. */
export function derive<F extends Format>(brief: Brief & { format: F }, asked: AskedOf<F>, isLast = false): Derived {
  const { format } = brief;
  const deriving = new Deriving(brief, asked.mood, isLast);
  const own = OWN[format](deriving, asked, isLast);
  const title = titleOf(deriving, asked, format);
  const caption = deriveCaption(deriving, asked);
  if (deriving.faults.length > 0) return { draft: null, faults: deriving.faults };
  const { draft, faults } = checkDraft(format, { format, title, caption, ...own });
  return draft ? { draft, faults: [] } : { draft: null, faults: faults.map(placed) };
}

/** The name in a list; where the picture has it as a heading, a line for that. */
function titleOf(deriving: Deriving, asked: { title: string; caption: string }, format: Format): string {
  const first = plainLine(asked.caption.split("\n")[0] ?? "");
  const told = plainLine(asked.title) || first;
  const isDrawn = FORMAT_RULES[format].isTitleDrawn;
  return deriving.needed("title", told, isDrawn ? LIMITS.infographicTitle : LIMITS.postTitle);
}

/** A rule of the check names a draft's place: the nearest that was asked for. */
function placed(fault: string): Fault {
  const [, path = "", says = fault] = /^([\w.]+): ([\s\S]+)$/.exec(fault) ?? [];
  const at = path
    .replace(/\.fields\b.*/, "")
    .replace(/^blocks/, "texts")
    .replace(/^(?:script|scenes|photos|hook)\b.*/, "lines");
  return { at: at.replace(/^$/, "caption"), says };
}
