import type { CarouselDraft, Draft, InfographicDraft, PagesDraft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { foreignField } from "#lib/domain/scene.ts";
import { valueText } from "#lib/domain/slide.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import { CAPTION_TAGS, CONTENTS, ITEMS } from "./contents.ts";
import { cuesOf, isCue, placeWords, sentencesOf, spokenText } from "./script.ts";

type Checked = { draft: Draft; faults: [] } | { draft: null; faults: [string, ...string[]] };

/** A draft of this format, or all that keeps it from being one, as sentences that a writer can act on; of an infographic as many items as a list has. */
export function checkDraft(format: Format, content: unknown, itemsMin: number = ITEMS.min): Checked {
  const read = CONTENTS[format].safeParse(content);
  if (!read.success) return refused(read.error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`));
  const draft = asDraft(read.data);
  const faults = [...captionFaults(draft.caption), ...formatFaults(draft, itemsMin), ...placeholderFaults(draft)];
  return faults.length > 0 ? refused(faults) : { draft, faults: [] };
}

/** The schemas say the same as `Draft`, but build their slides from a table that types cannot follow. */
const asDraft = (content: unknown): Draft => content as Draft;

const refused = (faults: string[]): Checked => ({
  draft: null,
  faults: [faults[0] ?? "not a draft", ...faults.slice(1)],
});

/** Fewer hashtags than asked make no caption unusable; more are refused by the network. */
function captionFaults(caption: string): string[] {
  const tags = hashtagsIn(caption).length;
  const faults = [];
  if (tags > CAPTION_TAGS.max) faults.push(`caption: at most ${CAPTION_TAGS.max} hashtags, not ${tags}`);
  if (!caption.includes("\n")) faults.push("caption: the first line must stand alone");
  return faults;
}

function formatFaults(draft: Draft, itemsMin: number): string[] {
  if ("slides" in draft) return slideFaults(draft.slides);
  if ("script" in draft) return narrationFaults(draft);
  if ("pages" in draft) return pageFaults(draft.pages);
  return "items" in draft ? itemFaults(draft, itemsMin) : [];
}

function slideFaults(slides: CarouselDraft["slides"]): string[] {
  const texts = slides.map(({ fields }) => Object.values(fields).map(valueText).join("|").toLowerCase());
  const faults = texts.flatMap((text, index) =>
    texts.indexOf(text) < index ? [`slides.${index}: repeats slide ${texts.indexOf(text)}`] : [],
  );
  if (slides[0]?.layoutId !== "cover") faults.push("slides.0: the first slide is a cover");
  if (slides.at(-1)?.layoutId !== "call") faults.push("slides: the last slide is a call");
  return faults;
}

function pageFaults(pages: PagesDraft["pages"]): string[] {
  const titles = pages.map(({ title }) => title.toLowerCase());
  return titles.flatMap((title, index) => (titles.indexOf(title) < index ? [`pages.${index}: a title twice`] : []));
}

function itemFaults({ items, kind, sides }: InfographicDraft, itemsMin: number): string[] {
  if (items.length < itemsMin) return [`items: at least ${itemsMin}, not ${items.length}`];
  const isComparison = kind === "comparison";
  if (isComparison !== (sides !== null)) return ["sides: a comparison has two sides, and nothing else has"];
  const wrong = items.findIndex(({ side }) => (side !== null) !== isComparison);
  if (wrong !== -1) return [`items.${wrong}.side: left or right in a comparison, else null`];
  const oneSided = isComparison && new Set(items.map(({ side }) => side)).size < 2;
  return oneSided ? ["items: a comparison has items on both sides"] : [];
}

function narrationFaults(draft: Extract<Draft, { script: string }>): string[] {
  const unknown = cuesOf(draft.script).filter((cue) => !isCue(cue));
  const faults = unknown.map((cue) => `script: [${cue}] is not a cue`);
  draft.scenes.forEach(({ fields, type }, index) => {
    const foreign = foreignField(type, fields);
    if (foreign) faults.push(`scenes.${index}.fields.${foreign}: ${type} has no such field`);
    if (Object.values(fields).every((value) => (value ?? null) === null)) faults.push(`scenes.${index}.fields: empty`);
  });
  if (
    !placeWords(
      draft.script,
      draft.scenes.map(({ words }) => words),
    )
  ) {
    faults.push("scenes: each scene's words must stand in the script, letter by letter, in order, without overlap");
  }
  if (!spokenText(draft.script).startsWith(draft.hook.trim())) faults.push("script: must begin with the hook");
  const sentences = sentencesOf(draft.script).length;
  if (FORMAT_RULES[draft.format].scenes === "photos" && draft.photos.length !== sentences) {
    faults.push(`photos: one for each of the ${sentences} sentences, not ${draft.photos.length}`);
  }
  return faults;
}

/** What a template or a careless model leaves behind. */
const placeholderFaults = (draft: Draft): string[] =>
  textsOf(draft)
    .filter((text) => /[{}]|undefined|\[object|lorem ipsum|  /i.test(text))
    .map((text) => `a placeholder or double space in "${text.slice(0, 60)}"`);
