import { fold } from "#lib/domain/fold.ts";
import { HASHTAG, HASHTAGS, hashtagsIn } from "#lib/domain/hashtag.ts";
import { characters } from "#lib/domain/text.ts";
import { CAPTION_TAGS, LIMITS } from "#lib/writing/draft/contents.ts";
import { tagsFor } from "#lib/writing/embedded/tags.ts";
import type { Asked } from "./asked.ts";
import type { Deriving } from "./deriving.ts";
import { plainText } from "./plain-text.ts";

/** Hashtags that end a text or stand on a line of their own. */
const TAGS_AT_END = new RegExp(String.raw`(?:\s*${HASHTAG}[,;.]?)+\s*$`, "u");
const TAGS_ALONE = new RegExp(String.raw`^(?:${HASHTAG}\s*)+$`, "u");
const SENTENCE = /(?<=[.!?…]["”»)]?)\s+(?=\S)/u;
/** A first line that is longer has more than one thing to say. */
const FIRST_LINE_MAX = 150;
const SENTENCES_TOGETHER = 2;

/** The caption: a line that stands alone, paragraphs, a few hashtags. */
export function deriveCaption(deriving: Deriving, { caption, hashtags, title }: Asked): string {
  const { body, tags: within } = parted(plainText(caption));
  if (characters(body) < 2) deriving.fault("caption", "is missing");
  const tags = tagsOf(deriving, [...hashtags, ...within], `${title} ${deriving.brief.theme}`);
  const room = LIMITS.caption - characters(tags) - 2;
  return `${shortened(paragraphed(body), room)}\n\n${tags}`.trim();
}

/** A caption's own words, without hashtags, within the room beside those that it keeps. */
export const captionBody = (said: string, room: number): string =>
  shortened(paragraphed(parted(plainText(said)).body), room);

/** As many hashtags as the network takes, without doubles. */
export const tagLine = (said: string): string => {
  const bare = plainText(said)
    .split(/[\s,;]+/u)
    .map((tag) => tag.replace(/[^\p{L}\p{N}_]/gu, ""))
    .filter((tag) => /\p{L}/u.test(tag));
  return uniqueTags(bare, CAPTION_TAGS.max);
};

const uniqueTags = (bare: readonly string[], most: number): string =>
  bare
    .filter((tag, index) => bare.findIndex((one) => fold(one) === fold(tag)) === index)
    .slice(0, most)
    .map((tag) => `#${tag}`)
    .join(" ");

/** A caption's words and the hashtags that end it. */
export function withoutTags(caption: string): { body: string; tags: string } {
  const paragraphs = caption.trimEnd().split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? "";
  const isTags = paragraphs.length > 1 && TAGS_ALONE.test(last);
  return isTags ? { body: paragraphs.slice(0, -1).join("\n\n"), tags: last.trim() } : { body: caption, tags: "" };
}

function parted(caption: string): { body: string; tags: string[] } {
  const tags: string[] = [];
  const lines = caption.split("\n").map((line) => {
    const found = TAGS_AT_END.exec(line)?.[0] ?? "";
    tags.push(...hashtagsIn(found));
    return line.slice(0, line.length - found.length).trimEnd();
  });
  // Within a sentence a hashtag is a word of it.
  const body = lines
    .join("\n")
    .replace(HASHTAGS, (tag) => tag.slice(1))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { body, tags };
}

/** The model's, without doubles; with the brand's and the subject's own where it gave too few. */
function tagsOf({ brief }: Deriving, told: readonly string[], about: string): string {
  const bare = told.map((tag) => plainText(tag).replace(/[^\p{L}\p{N}_]/gu, "")).filter((tag) => /\p{L}/u.test(tag));
  const isFew = bare.length < CAPTION_TAGS.min;
  const own = isFew ? tagsFor(brief.brand, about, [], brief.language).map((tag) => tag.slice(1)) : [];
  return uniqueTags([...bare, ...own], isFew ? CAPTION_TAGS.min : CAPTION_TAGS.max);
}

/** An empty line after the first, and where a model told all in one paragraph, a few more. */
function paragraphed(body: string): string {
  const paragraphs = body.split(/\n{2,}/).map((part) => part.trim());
  const [first = "", ...others] = paragraphs.length > 1 ? paragraphs : body.split("\n");
  const [opening = "", ...rest] =
    characters(first) > FIRST_LINE_MAX || others.length === 0 ? first.split(SENTENCE) : [first];
  const told = rest.length > 0 ? [inParagraphs(rest), ...others] : others;
  return [opening, told.join(paragraphs.length > 1 ? "\n\n" : "\n")].filter((part) => part.trim() !== "").join("\n\n");
}

function inParagraphs(sentences: readonly string[]): string {
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += SENTENCES_TOGETHER) {
    paragraphs.push(sentences.slice(at, at + SENTENCES_TOGETHER).join(" "));
  }
  return paragraphs.join("\n\n");
}

/** Too long, it loses the paragraphs before its last, which calls. */
function shortened(body: string, room: number): string {
  const paragraphs = body.split("\n\n");
  while (paragraphs.length > 2 && characters(paragraphs.join("\n\n")) > room) paragraphs.splice(-2, 1);
  const whole = paragraphs.join("\n\n");
  if (characters(whole) <= room) return whole;
  const sentences = whole.split(SENTENCE);
  while (sentences.length > 1 && characters(sentences.join(" ")) > room) sentences.pop();
  return [...sentences.join(" ")].slice(0, room).join("");
}
