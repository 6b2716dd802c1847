import type { ReelDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import type { Composition } from "./compose.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

const [HOOK, COMPLEMENT] = LIMITS.blocks;

/** Hook, complement, call; the caption keeps what the call promises. */
export function writeReel(said: Composition): ReelDraft & { title: string; shown: number } {
  const { brief, line, matter, phrases, theme, voiced } = said;
  const tellings = tellingsOf(said);
  const shown = Math.min(theme.number ?? 3, tellings.length);
  const title = said.title(HOOK, shown);
  const [fresh] = matter.hooks.filter((hook) => characters(hook) <= HOOK && !saidBefore(hook, brief.earlier));
  // A theme that counts, asks or teaches stops a thumb by itself; any other is only a name.
  const stops = theme.number !== null || theme.howTo || title.endsWith("?") || !matter.isWide;
  const hook = stops || !fresh ? title : fresh;
  const { picture, text } = complement(tellings, hook);
  return { blocks: [hook, text || line(phrases.listTitles), voiced(phrases.reelCalls)], picture, title, shown };
}

/** The first thing told that is short enough to be read in passing, and that the hook has not said. */
function complement(tellings: readonly Telling[], hook: string): { text: string; picture: Telling["picture"] } {
  const said = tellings.flatMap(({ picture, source, spoken, text, title }) =>
    (source === "question" ? [firstSentence(text)] : [stopped(title), firstSentence(text), ...spoken.slice(-1)]).map(
      (one) => ({
        text: one,
        picture,
      }),
    ),
  );
  const fitting = said.find(({ text }) => characters(text) <= COMPLEMENT && !saidBefore(text, [hook]));
  const [first] = tellings;
  return fitting ?? { text: "", picture: first?.picture ?? { subject: "abstract shapes", mood: "warm" } };
}
