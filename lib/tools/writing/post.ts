import type { Draft, SpokenScene } from "#lib/domain/draft.ts";
import { valueText } from "#lib/domain/slide.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";
import type { Piece } from "./corpus.ts";
import type { DrawnSlide } from "./drawn.ts";
import type { Fault } from "./fault.ts";

/** What a draft says, by where it is seen or heard. */
export interface Texts {
  /** the post's title, and the line that opens what is drawn or spoken */
  readonly titles: readonly string[];
  /** a screen's texts together: a slide, a page, a scene, an item */
  readonly screens: readonly (readonly string[])[];
  readonly spoken: readonly string[];
  readonly caption: string;
  readonly hashtags: readonly string[];
}

export interface Post {
  readonly piece: Piece;
  readonly draft: Draft | null;
  readonly texts: Texts;
  readonly faults: Fault[];
  /** its stills, once they are drawn */
  readonly drawn: DrawnSlide[];
}

const HASHTAG = /(?<![\p{L}\p{N}&/])#[\p{L}\p{N}_]+/gu;
const SILENT: Texts = { titles: [], screens: [], spoken: [], caption: "", hashtags: [] };

export function writePost(piece: Piece, write: (piece: Piece) => Draft = ({ brief }) => writeDraft(brief)): Post {
  try {
    const draft = write(piece);
    return { piece, draft, texts: textsOf(draft), faults: [], drawn: [] };
  } catch (error) {
    const quote = error instanceof Error ? error.message : String(error);
    return { piece, draft: null, texts: SILENT, faults: [{ kind: "not written", quote }], drawn: [] };
  }
}

export function textsOf(draft: Draft): Texts {
  const { first, screens, spoken } = contentOf(draft);
  return {
    titles: [...new Set([draft.title, first])].filter((line) => line !== ""),
    screens: screens.map((texts) => texts.filter((line) => line !== "")),
    spoken,
    caption: draft.caption.replace(HASHTAG, "").trim(),
    hashtags: draft.caption.match(HASHTAG) ?? [],
  };
}

interface Content {
  first: string;
  screens: string[][];
  spoken: string[];
}

function contentOf(draft: Draft): Content {
  if ("slides" in draft) {
    const screens = draft.slides.map(({ fields }) => Object.values(fields).map(valueText));
    const cover = draft.slides[0]?.fields["title"];
    return { first: cover ? valueText(cover) : "", screens, spoken: [] };
  }
  if ("blocks" in draft) return { first: draft.blocks[0], screens: draft.blocks.map((block) => [block]), spoken: [] };
  if ("script" in draft)
    return { first: draft.hook, screens: draft.scenes.map(sceneTexts), spoken: sentencesOf(draft.script) };
  if ("pages" in draft) {
    const screens = draft.pages.map(({ body, title }) => [title, body]);
    return { first: draft.pages[0]?.title ?? "", screens, spoken: [] };
  }
  const { footer, items, sides, subtitle, title } = draft;
  const parts = items.map((item) => [item.title, item.text]);
  return {
    first: title,
    screens: [[title, subtitle], [sides?.left ?? "", sides?.right ?? ""], ...parts, [footer]],
    spoken: [],
  };
}

const sceneTexts = ({ fields }: SpokenScene): string[] =>
  [
    fields.value,
    fields.label,
    fields.text,
    fields.before,
    fields.after,
    ...(fields.items ?? []),
    ...(fields.steps ?? []),
    ...(fields.bars ?? []).map(({ label }) => label),
  ].flatMap((line) => line ?? []);

/** All that is drawn or spoken, a text a line. */
export const shownIn = ({ screens, spoken }: Texts): string[] => [...screens.flat(), ...spoken];

export const allIn = (texts: Texts): string[] =>
  [...new Set([...texts.titles, ...shownIn(texts), ...texts.caption.split("\n")])].filter((line) => line.trim() !== "");
