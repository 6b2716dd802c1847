import { fill } from "#lib/content/fill.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { asTyped } from "./as-typed.ts";
import { unstopped } from "./fit-told.ts";
import { withoutLeast } from "./fewer.ts";
import { labelOf, type Teller } from "./teller.ts";
import { areFacts, linesOf, openingOf, type Part } from "./told.ts";
import { tagsOf } from "./told-tags.ts";
import { signedTrade } from "./unsaid-trade.ts";

/** Hardly a sentence is longer: so many characters too many are so many sentences at least. */
const LONGEST = 400;

/** A first line that stands alone, the facts line by line, the text's call, the credit, hashtags. */
export function tellCaption(teller: Teller): string {
  const { told } = teller;
  // Sentences side by side, or one to a line.
  const joint = teller.random.below(2) === 0 ? " " : "\n";
  const tags = tagsOf(teller).join(" ");
  let parts = openingOf(told).rest;
  let caption = captionOf(parts, joint, tags, teller);
  while (characters(caption) > LIMITS.caption && parts.length > 0) {
    const over = characters(caption) - LIMITS.caption;
    parts = withoutLeast(parts, teller.language, Math.floor(over / LONGEST));
    caption = captionOf(parts, joint, tags, teller);
  }
  return caption;
}

function captionOf(parts: readonly Part[], joint: string, tags: string, teller: Teller): string {
  const { phrases, told } = teller;
  const { site, title, url } = told;
  const call = (told.call?.sentences ?? []).map(stoppedPlain).join("\n");
  const credit = site === null ? "" : fill(phrases.credit, { title, site }) + (url === "" ? "" : `\n${url}`);
  const typed = asTyped(parts, teller.brief.theme);
  const body = typed.reduce<string[]>((told, part, at) => {
    const text = paragraph(part, joint, teller);
    const before = typed[at - 1];
    const isOne = before !== undefined && isBare(before) && isBare(part);
    return isOne ? [...told.slice(0, -1), `${told.at(-1) ?? ""}\n${text}`] : [...told, text];
  }, []);
  return [...opening(teller), ...body, call, signedTrade(teller), credit, tags]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** The title; where it was posted before, under another sentence of the text. */
function opening({ brief, told }: Teller): string[] {
  const { rest, whole } = openingOf(told);
  if (!saidBefore(whole, brief.earlier)) return [whole];
  const others = rest.flatMap(linesOf).filter((text) => characters(text) <= 150 && !saidBefore(text, brief.earlier));
  const other = others[brief.earlier.length % Math.max(1, others.length)];
  return other === undefined ? [whole] : [other, whole];
}

/** A web address at the end takes no stop: it would be read as a part of it. */
const stoppedPlain = (text: string): string => (/[@/]\S*$|\.\w{2,}$|^\P{L}+$/u.test(text) ? text : stopped(text));

/** No heading of the text stands over them. */
const isBare = (part: Part): boolean => areFacts(part) || (part.kind === "list" && part.title === null);

function paragraph(part: Part, joint: string, teller: Teller): string {
  const lines = linesOf(part);
  if (part.kind === "quote" && teller.told.title === `“${unstopped(part.text)}”`)
    return part.author === null ? "" : `— ${part.author}`;
  if (part.kind === "quote") return lines.join(joint);
  if (part.kind === "number" || (part.kind === "statement" && part.title === null))
    return lines.map(stoppedPlain).join(joint);
  if (part.kind === "comparison")
    return [part.left, part.right]
      .map(({ name, rows }) => [`${name}:`, ...rows.map((row) => `• ${row}`)].join("\n"))
      .join("\n\n");
  const isBelow = part.kind === "details" || part.topic === "what" || isBare(part);
  const title = part.title ?? (isBelow ? "" : teller.words.labels[labelOf(part)][0]);
  const isNamed = title === "" || title === teller.told.title;
  const head = isNamed ? [] : [/[?!]$/.test(title) ? title : `${title}:`];
  if (part.kind === "statement") return [...head, lines.map(stoppedPlain).join(" ")].join(" ");
  if (part.kind === "details" && lines.length === 1) return lines.join(" ");
  const marked = lines.map((text, index) => `${part.kind === "steps" ? `${index + 1}.` : "•"} ${unstopped(text)}`);
  return [...head, ...marked].join("\n");
}
