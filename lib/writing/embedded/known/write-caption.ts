import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { tagsFor } from "#lib/writing/embedded/tags.ts";
import type { Composition } from "./compose.ts";
import { signature } from "./signature.ts";
import { tellingsOf } from "./tellings.ts";

const LINES = { min: 3, max: 10, explained: 5 } as const;

/** A first line that stands alone, what there is to tell, a call, who posts, hashtags. */
export function writeCaption(said: Composition, format: Format, title: string, shown: number): string {
  const { brief, kind, matter, phrases, random, theme } = said;
  const parts = [
    firstLine(said, title),
    kind === "myths" ? "" : matter.scene,
    lines(said, format, shown).join("\n"),
    matter.payoff,
    said.voiced(phrases.closings),
    random.below(3) === 0 ? signature(said) : "",
    tagsFor(brief.brand, `${theme.subject} ${matter.name}`, matter.tags, brief.language).join(" "),
  ];
  const caption = parts.filter((part) => part !== "").join("\n\n");
  return characters(caption) <= LIMITS.caption
    ? caption
    : [parts[0], parts[3], parts[4], parts[6]].filter(Boolean).join("\n\n");
}

function firstLine({ brief, kind, matter, tone }: Composition, title: string): string {
  const hooks = [...(kind === "myths" ? [] : matter.hooks), title].filter((hook) => !saidBefore(hook, brief.earlier));
  const hook = hooks[0] ?? title;
  const isNamed = tellingWords(title).some((word) => tokensOf(hook).some((other) => isSameWord(word, other)));
  const emoji = ["playful", "warm", "close"].includes(tone) && matter.emoji !== "" ? ` ${matter.emoji}` : "";
  const whole = isNamed ? hook : `${stopped(hook)} ${stopped(title)}`;
  return `${characters(whole) <= 150 ? whole : hook}${emoji}`;
}

function lines(said: Composition, format: Format, shown: number): string[] {
  const { kind } = said;
  const count = Math.min(Math.max(shown, LINES.min), LINES.max);
  const isWhole = FORMAT_RULES[format].captionExplains && count <= LINES.explained;
  const isNumbered = !["open", "question", "myths", "comparison"].includes(kind);
  return tellingsOf(said)
    .slice(0, count)
    .map(({ line, source, title }, index) => {
      const brief = source === "tip" ? stopped(title) : firstSentence(line);
      const told = isWhole || !["tip", "mistake"].includes(source) ? line : brief;
      return isNumbered ? `${index + 1}. ${told}` : `• ${told}`;
    });
}
