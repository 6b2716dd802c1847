import type { Ending } from "#lib/content/short/short.ts";
import type { NarrationDraft } from "#lib/domain/draft.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { Beat } from "#lib/writing/embedded/beat.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { cueOf } from "#lib/writing/embedded/voice.ts";
import { introducing, invited, isSought, wholeOf } from "./brand-says.ts";
import type { Shown } from "./shown.ts";

/** Two scenes each, beside the hook, who speaks, what is asked and the close. */
const SPOKEN_ANSWERS = Math.floor((SPOKEN_SCENES.max - 5) / 2);
const INVITES: ReadonlySet<Ending> = new Set(["ask", "news", "answer", "call"]);
/** What stands around the answers. */
const AROUND_WORDS = 30;

export function shortNarration({ picture, short }: Shown): NarrationDraft {
  const { answers, close, facts, own, rest, seeks, title } = short;
  const isWhole = characters(wholeOf(short)) < HOOK_MAX;
  const first = isWhole ? wholeOf(short) : title;
  const hook = shorten(/[?!]$/.test(first) ? first : stopped(first), HOOK_MAX);
  const left = isWhole || rest === null ? [] : [stopped(rest)];
  const ask = invited(short);
  const spoken = answers
    .slice(0, SPOKEN_ANSWERS)
    .map(({ text, title: said, whole: all }) => (all === text ? [text] : [stopped(said), text]));
  while (countWords(spoken.flat().join(" ")) > SPOKEN_WORDS.max - AROUND_WORDS) spoken.pop();
  const told = spoken.flat();
  const parts = introducing(short).slice(0, told.length > 0 ? 1 : 2);
  const asked = isSought(short)
    ? sentencesOf(stopped(own.ask))
    : seeks && parts.length > 0
      ? []
      : [...(told.length === 0 ? [stopped(ask.title)] : []), ask.text];
  // Who says its name is asked, told or answered without it; a greeting or a notice is in its name.
  const isInvited = parts.length > 0 && INVITES.has(short.ending);
  const opens = short.ending === "answer" && told.length === 0 ? [stopped(ask.title)] : [];
  const before = [hook, ...left, ...told, ...(isInvited ? opens : asked)];
  // The scene that shows what the brand says of itself is the one in which it is said.
  const who = before.length >= SPOKEN_SCENES.min ? [parts.join(" ")].filter(Boolean) : parts;
  const said = [...before, ...who];
  // Whoever was told whom to ask, or what to answer, is not told again.
  const isAsked = !isInvited && asked.length > 0 && said.length >= SPOKEN_SCENES.min;
  const lines = (isAsked ? said : [...said, close]).filter((line) => line !== "");
  const beats: Beat[] = lines.map((words, index, all) => ({
    words,
    cue: index === 1 ? cueOf(short.voice) : index === all.length - 1 ? "pause" : null,
    scene:
      words === who[0] && facts.name !== "" && who.length === 1
        ? { type: "definition", fields: { value: facts.name, text: facts.about[0] ?? "" } }
        : facts.name !== "" && (who.length === 0 ? index === all.length - 1 : words === who[0])
          ? { type: "keyword", fields: { value: facts.name } }
          : words.endsWith("?")
            ? { type: "question", fields: { value: words } }
            : { type: "highlight", fields: { text: words } },
    picture: picture(index),
  }));
  return {
    hook,
    script: beats.map(({ cue, words }) => (cue ? `[${cue}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }) => ({ words, ...scene })),
    photos: beats.flatMap(({ picture: shown, words }) => sentencesOf(words).map(() => shown)),
  };
}
