import type { Draft } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { excerpt } from "#lib/domain/text.ts";
import { checkDraft } from "./check-draft.ts";
import { CAPTION_TAGS, LIMITS, slideFieldMax } from "./contents.ts";
import { dropUnknownCues, sentencesOf } from "./script.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A model's answer as a draft, or what keeps it from being one. */
export function readAnswer(format: Format, answer: string): ReturnType<typeof checkDraft> {
  const content = parsed(answer);
  if (!content) return { draft: null, faults: ["the answer is not one JSON object"] };
  return checkDraft(format, widened(format, content));
}

/** The last resort after a repair: what is too long is cut, what is not known is left out. */
export function settleAnswer(format: Format, answer: string): Draft | null {
  const content = parsed(answer);
  return content ? checkDraft(format, settled(format, widened(format, content))).draft : null;
}

function parsed(answer: string): Json | null {
  const [from, to] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  if (from === -1 || to <= from) return null;
  try {
    const value: unknown = JSON.parse(answer.slice(from, to + 1));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Models say a slide's field as plain text, and more hashtags than they are asked for. */
function widened(format: Format, content: Json): Json {
  const own: Json = { ...content, format };
  if (typeof own["caption"] === "string") own["caption"] = fewerTags(own["caption"].replace(/[ \t]{2,}/g, " ")).trim();
  if (!Array.isArray(own["slides"])) return own;
  const slides = own["slides"].map((slide: unknown) => {
    if (!isObject(slide) || !isObject(slide["fields"])) return slide;
    const fields = Object.entries(slide["fields"]).map(([name, value]) => [
      name,
      typeof value === "string" ? plainValue(value) : value,
    ]);
    return { picture: null, ...slide, fields: Object.fromEntries(fields) };
  });
  return { ...own, slides };
}

function settled(format: Format, content: Json): Json {
  const own: Json = { ...content };
  own["title"] = cut(own["title"], FORMAT_RULES[format].isTitleDrawn ? LIMITS.infographicTitle : LIMITS.postTitle);
  if (typeof own["caption"] === "string") own["caption"] = cut(own["caption"], LIMITS.caption);
  if (Array.isArray(own["blocks"]))
    own["blocks"] = own["blocks"].map((text: unknown, index) => cut(text, LIMITS.blocks[index] ?? 60));
  if (Array.isArray(own["pages"]))
    own["pages"] = cutAll(own["pages"], { title: LIMITS.pageTitle, body: LIMITS.pageBody });
  if (Array.isArray(own["items"]))
    own["items"] = cutAll(own["items"], { title: LIMITS.itemTitle, text: LIMITS.itemText });
  if (Array.isArray(own["slides"])) own["slides"] = own["slides"].map(settledSlide);
  if (typeof own["script"] === "string") {
    const script = dropUnknownCues(own["script"]);
    const photos = Array.isArray(own["photos"]) ? own["photos"] : [];
    const last: unknown = photos.at(-1);
    own["script"] = script;
    own["photos"] = sentencesOf(script).map((_, index): unknown => photos[index] ?? last);
  }
  return own;
}

function settledSlide(slide: unknown): unknown {
  if (!isObject(slide) || !isObject(slide["fields"])) return slide;
  const fields = Object.entries(slide["fields"]).map(([name, value]) => {
    const blocks = isObject(value) && Array.isArray(value["blocks"]) ? value["blocks"] : [];
    const text = blocks.map((block: unknown) => (isObject(block) ? String(block["text"]) : "")).join(" ");
    return [name, [...text].length > slideFieldMax(name) ? plainValue(excerpt(text, slideFieldMax(name))) : value];
  });
  return { ...slide, fields: Object.fromEntries(fields) };
}

const cut = <Value>(value: Value, max: number): Value | string =>
  typeof value === "string" ? excerpt(value.trim(), max) : value;

const cutAll = (list: unknown[], limits: Record<string, number>): unknown[] =>
  list.map((item) =>
    isObject(item)
      ? { ...item, ...Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, cut(item[name], max)])) }
      : item,
  );

function fewerTags(caption: string): string {
  let seen = 0;
  return caption.replace(/\s?#[\p{L}\p{N}_]+/gu, (tag) => (++seen > CAPTION_TAGS.max ? "" : tag));
}
