import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { characters } from "#lib/domain/text.ts";
import { CAPTION_TAGS, LIMITS } from "#lib/writing/draft/contents.ts";
import { advice } from "./advice.ts";
import { fill } from "#lib/content/fill.ts";
import type { Composition } from "./compose.ts";
import { type MatterPoint, saidBefore } from "./find-matter.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { lower } from "./read-theme.ts";
import { stopped } from "./sentence.ts";
import { signature } from "./signature.ts";

/** A first line that stands alone, what it is about, the points, a call, the credit, hashtags. */
export function writeCaption(said: Composition, format: Format, title: string, shown: number): string {
  const { article, kind, line, matter, phrases, random, tone } = said;
  const parts = [
    firstLine(said, title),
    kind === "myths" ? "" : matter.scene,
    `${line(phrases.openers[tone])}\n${points(said, format, shown).join("\n")}`,
    matter.payoff,
    line(phrases.closings[tone]),
    article?.site
      ? fill(phrases.credit, { title: article.title, site: article.site }) + (article.url ? `\n${article.url}` : "")
      : "",
    !matter.known || random.below(3) === 0 ? signature(said) : "",
    tagsOf(said).join(" "),
  ];
  const caption = parts.filter((part) => part !== "").join("\n\n");
  return characters(caption) <= LIMITS.caption
    ? caption
    : [parts[0], parts[3], parts[4], parts[5], parts[7]].filter(Boolean).join("\n\n");
}

function firstLine({ brief, kind, matter, theme, tone }: Composition, title: string): string {
  const hooks = [...(kind === "myths" ? [] : matter.hooks), title].filter((hook) => !saidBefore(hook, brief.earlier));
  const hook = hooks[0] ?? title;
  const named = fold(hook).includes(fold(theme.subject).slice(0, 20)) || fold(hook) === fold(title);
  const emoji = tone === "playful" || tone === "warm" || tone === "close" ? ` ${matter.emoji}` : "";
  const whole = named ? hook : `${stopped(hook)} ${stopped(title)}`;
  return `${characters(whole) <= 150 ? whole : hook}${emoji}`;
}

function points(said: Composition, format: Format, shown: number): string[] {
  const { article, kind, matter, phrases } = said;
  const explains = FORMAT_RULES[format].captionExplains;
  if (article && kind === "article") return article.facts.slice(0, 4).map(({ sentence }) => `• ${sentence}`);
  if (kind === "myths") {
    const [myth, truth] = phrases.mythTruth;
    return matter.myths
      .slice(0, Math.max(2, Math.min(shown, 5)))
      .map(({ answer, said: claim }) => `${myth}: ${lower(claim)}.\n${truth}: ${lower(answer)}`);
  }
  if (kind === "question" && matter.questions.length > 1)
    return matter.questions.slice(0, 3).map(({ answer, said: asked }) => `${asked} ${answer}`);
  const how = kind === "timeline" ? matter.timeline : kind === "steps" ? matter.steps : null;
  if (how) return how.steps.map((step, index) => `${index + 1}. ${stopped(step)}`);
  if (kind === "comparison" && matter.versus) {
    const { left, right, rows, verdict } = matter.versus;
    return [
      ...rows.map(([aspect, one, other]) => `• ${aspect}. ${left}: ${lower(one)}. ${right}: ${lower(other)}.`),
      verdict,
    ];
  }
  const count = Math.min(Math.max(shown, 3), 10);
  const isMistake = kind === "mistakes" || kind === "signs";
  return matter.points.slice(0, count).map((point, index) => {
    const told = stopped(isMistake ? instead(phrases, point) : advice(point, 200));
    return `${index + 1}. ${told}${explains && count <= 5 ? ` ${point.why}` : ""}`;
  });
}

function instead({ instead }: Composition["phrases"], { right, wrong }: MatterPoint): string {
  if (/^[^ ]+:/.test(right)) return `${stopped(wrong)} ${right}`;
  return fill(instead, { wrong: lower(wrong), right: lower(right) });
}

function tagsOf({ brief, matter, theme }: Composition): string[] {
  // "How to water succulents" is about succulents: the verb is no part of the tag.
  const named = tokensOf(theme.subject).slice(theme.howTo ? 1 : 0);
  const words = named.slice(named.findIndex((word) => !isStopWord(word)));
  const telling = words.filter((word) => !isStopWord(word));
  const told = matter.tags.some((tag) => telling.some((word) => fold(tag).startsWith(word.slice(0, 5))));
  const own = !told && telling.length > 0 && telling.length <= 2 ? [`#${words.join("")}`] : [];
  const brand = brief.brand.profileName
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const tags = [
    ...own,
    ...matter.tags.slice(0, CAPTION_TAGS.min).map((tag) => `#${tag}`),
    ...(brand.length > 2 && brand.length <= 24 ? [`#${brand}`] : []),
  ];
  const unique = tags.filter((tag, index) => tags.findIndex((other) => fold(other) === fold(tag)) === index);
  return unique.slice(0, CAPTION_TAGS.max);
}
