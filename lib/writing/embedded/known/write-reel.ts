import type { ReelDraft } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import type { Phrases } from "#lib/content/phrases/phrases.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import type { Composition } from "./compose.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

const [HOOK, COMPLEMENT] = LIMITS.blocks;

/** Hook, complement, call; the caption keeps what the call promises. */
export function writeReel(said: Composition): ReelDraft & { title: string; shown: number } {
  const { brief, line, matter, phrases, theme, voiced } = said;
  const tellings = tellingsOf(said);
  const shown = Math.min(theme.number ?? matter.list?.length ?? 3, tellings.length);
  const title = said.title(HOOK, shown);
  const [fresh] = matter.hooks.filter((hook) => characters(hook) <= HOOK && !saidBefore(hook, brief.earlier));
  // A theme that counts, asks or teaches stops a thumb by itself; any other is only a name.
  const stops = theme.number !== null || theme.howTo || title.endsWith("?") || !matter.isWide;
  const hook = stops || !fresh ? title : fresh;
  const { picture, text } = complement(said, tellings, hook);
  const told = matter.list ? headsOf(tellings.slice(0, shown)) : text;
  return { blocks: [hook, told || line(phrases.listTitles), voiced(phrases.reelCalls)], picture, title, shown };
}

/** As many of the things that were promised as are read in passing. */
function headsOf(tellings: readonly Telling[]): string {
  const titles = tellings.map(({ title }) => title);
  const joined = titles.map((_, at) => titles.slice(0, at + 1).join(" · "));
  return joined.findLast((text) => characters(text) <= COMPLEMENT) ?? "";
}

/** The first thing told that is short enough to be read in passing, and that the hook has not said. */
function complement(
  { kind, matter, phrases }: Composition,
  tellings: readonly Telling[],
  hook: string,
): { text: string; picture: Telling["picture"] } {
  const told = tellings.flatMap((telling) =>
    shortOf(telling, phrases, hook, matter.isWide || kind === "myths").map((text) => ({
      text,
      picture: telling.picture,
    })),
  );
  const fitting = told.find(({ text }) => characters(text) <= COMPLEMENT && !saidBefore(text, [hook]));
  const [first] = tellings;
  return fitting ?? { text: "", picture: first?.picture ?? { subject: "abstract shapes", mood: "warm" } };
}

/** What is false is never said without saying so. */
function shortOf(
  { sides, source, spoken, text, title }: Telling,
  { mythTruth, reelComplements }: Phrases,
  hook: string,
  isOfMany: boolean,
): string[] {
  const [wrong = title] = sides ?? [];
  const sentences = sentencesOf(text);
  if (source === "question") return sentences;
  // Of two things one is not told alone.
  if (source === "side" || source === "verdict") return [text, ...(source === "verdict" ? sentences.slice(0, 1) : [])];
  if (source === "mistake") return [fill(reelComplements.wrong[1] ?? "", { Wrong: wrong, wrong: lower(wrong) })];
  if (source === "myth") {
    const told = [`${mythTruth[0]}: ${lower(wrong)}`];
    // A hook that claims or asks it already is answered.
    const isClaimed = tellingWords(wrong).every((word) => standsIn(word, tokensOf(hook)));
    return isOfMany && !isClaimed ? [...told, ...sentences.slice(0, 1)] : [...sentences, ...told];
  }
  return [stopped(title), ...sentences, ...spoken.slice(-1)];
}
