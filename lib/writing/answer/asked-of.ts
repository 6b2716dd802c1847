import type { Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import { type FieldValue, type SlideFields, valueText } from "#lib/domain/slide.ts";
import type { Asked, AskedOf, AskedScene, AskedSlide } from "./asked.ts";
import { linesOfScript } from "./read-lines.ts";

/** A draft as a model would have answered it: what is written again is told and judged in the same shape. */
export function askedOf<F extends Format>(draft: Draft): AskedOf<F> {
  const paragraphs = draft.caption.split("\n\n");
  const last = paragraphs.at(-1) ?? "";
  const isTags = hashtagsIn(last).length > 0 && last.startsWith("#");
  const words = {
    plan: "",
    title: draft.title,
    caption: (isTags ? paragraphs.slice(0, -1) : paragraphs).join("\n\n"),
    hashtags: isTags ? last.split(/\s+/) : [],
    mood: moodOf(draft),
  };
  // A row of `Draft` and the same row of the asked shapes, which types cannot tell apart here.
  return { ...words, ...ownOf(draft) } as unknown as AskedOf<F>;
}

const moodOf = (draft: Draft): Asked["mood"] => {
  if ("picture" in draft) return draft.picture.mood;
  const told = "slides" in draft ? draft.slides : "pages" in draft ? draft.pages : "items" in draft ? draft.items : [];
  const pictures = "photos" in draft ? draft.photos : told.map(({ picture }) => picture);
  return pictures.find((picture) => picture !== null)?.mood ?? "bright";
};

function ownOf(draft: Draft): object {
  switch (draft.format) {
    case "carousel":
      return {
        slides: draft.slides.map(({ fields, layoutId, picture }) => slideOf(layoutId, fields, picture?.subject ?? "")),
      };
    case "caption_reel":
      return { texts: [...draft.blocks], picture: draft.picture.subject };
    case "animated_audio":
      return {
        lines: linesOfScript(
          draft.script,
          draft.scenes.map(({ words, ...scene }) => ({ words, ...sceneOf(scene) })),
          [],
        ).map(({ say, scene }) => ({ say, scene })),
      };
    case "narrated_photos":
      return {
        lines: linesOfScript(
          draft.script,
          [],
          draft.photos.map(({ subject }) => subject),
        ).map(({ picture, say }) => ({ say, picture })),
      };
    case "premium_carousel":
      return { pages: draft.pages.map(({ body, picture, title }) => ({ title, body, picture: picture.subject })) };
    case "infographic": {
      const { footer, items, kind, sides, subtitle } = draft;
      return {
        subtitle,
        kind,
        left: sides?.left ?? "",
        right: sides?.right ?? "",
        items: items.map(({ picture, side, text, title }) => ({
          title,
          text,
          side: side ?? "none",
          picture: picture.subject,
        })),
        footer,
      };
    }
    default:
      return draft satisfies never;
  }
}

const LABELS = ["kicker", "number", "author", "action"];
const TITLES = ["title", "quote", "myth"];

function slideOf(layout: LayoutId, fields: SlideFields, picture: string): AskedSlide {
  const told = (names: readonly string[]) => textOf(names.map((name) => fields[name]).find(Boolean));
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    /^(?:item|step)\d$/.test(name) ? [textOf(value)] : [],
  );
  const sides = (["left", "right"] as const).flatMap((side) =>
    fields[`${side}Title`] ? [`${textOf(fields[`${side}Title`])}: ${textOf(fields[`${side}Body`])}`] : [],
  );
  return {
    layout,
    label: told(LABELS),
    title: told(TITLES),
    body: told(["body", "subtitle", "truth"]),
    items: rows.length > 0 ? rows : sides,
    picture,
  };
}

const textOf = (value: FieldValue | undefined): string => (value ? valueText(value) : "");

function sceneOf({
  fields,
  type,
}: Pick<Extract<Draft, { format: "animated_audio" }>["scenes"][number], "fields" | "type">): AskedScene {
  const { after, bars, before, items, label, percent, steps, text, value } = fields;
  return {
    type,
    text: text ?? value ?? "",
    label: label ?? (text && value ? value : ""),
    items: items ?? steps ?? (before && after ? [before, after] : (bars?.map((bar) => bar.label) ?? [])),
    numbers: percent === null || percent === undefined ? (bars?.map((bar) => bar.value) ?? []) : [percent],
  };
}
