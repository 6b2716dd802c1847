import { fill } from "#lib/content/fill.ts";
import type { NarrationDraft } from "#lib/domain/draft.ts";
import { HOOK_MAX, SCENE_ITEMS_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { Beat } from "#lib/writing/embedded/beat.ts";
import { saidBefore } from "#lib/writing/embedded/said-before.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { cueOf } from "#lib/writing/embedded/voice.ts";
import type { Composition } from "./compose.ts";
import { type Telling, tellingsOf } from "./tellings.ts";

/** Hook, as many things as half a minute holds, what is gained, call. */
export function writeNarration(said: Composition): NarrationDraft & { title: string; shown: number } {
  const { theme } = said;
  const tellings = tellingsOf(said).slice(0, theme.number ?? undefined);
  const title = said.title(
    HOOK_MAX - 1,
    theme.number !== null && theme.number <= tellings.length ? theme.number : null,
  );
  const opening = openingBeats(said, title);
  const ending = endingBeats(said);
  const spent = countAll([...opening, ...ending]);
  const { list } = said.matter;
  const isPromised = theme.number !== null || list !== null;
  const all = list ? tellings.slice(0, MIDDLE_SCENES) : tellings;
  const told = ((isPromised && named(all, spent)) || fitting(tellings, spent)).map((telling, index, others) =>
    telling.source === "myth" && others.slice(0, index).some(({ source }) => source === "myth")
      ? again(said, telling)
      : telling,
  );
  const middle = told.flatMap((telling, index) => beatsOf(said, telling, told.slice(0, index + 1)));
  const beats = [...opening, ...middle, ...ending];
  return {
    hook: opening[0]?.words ?? title,
    script: beats.map(({ cue, words }) => (cue ? `[${cue}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }) => ({ words, ...scene })),
    photos: beats.flatMap(({ picture, words }) => sentencesOf(words).map(() => picture)),
    title,
    shown: tellings.length,
  };
}

/** What is said of a second myth. */
const again = ({ phrases }: Composition, { sides, spoken, ...telling }: Telling): Telling => ({
  ...telling,
  sides,
  spoken: [fill(phrases.spoken.myth[1], { wrong: lower(sides?.[0] ?? "") }), ...spoken.slice(1)],
});

function openingBeats({ brief, kind, matter, phrases, theme, voice }: Composition, title: string): Beat[] {
  const asks = title.endsWith("?");
  const fresh = matter.hooks.find((hook) => !saidBefore(hook, brief.earlier));
  const announced: Beat = {
    words: asks ? title : stopped(title),
    cue: null,
    scene:
      theme.number !== null && title.includes(String(theme.number))
        ? { type: "big_number", fields: { value: String(theme.number), label: phrases.nouns[kind] } }
        : asks
          ? { type: "question", fields: { value: title } }
          : { type: "highlight", fields: { text: title } },
    picture: matter.picture,
  };
  if (asks || !fresh || kind === "myths") return [announced];
  const hook = stopped(fresh);
  const scene: Beat["scene"] = hook.endsWith("?")
    ? { type: "question", fields: { value: hook } }
    : { type: "highlight", fields: { text: hook } };
  return [
    { words: hook, cue: null, scene, picture: matter.picture },
    { ...announced, cue: cueOf(voice), picture: matter.points[0]?.picture ?? matter.picture },
  ];
}

function endingBeats(said: Composition): Beat[] {
  const { brief, matter, phrases } = said;
  const call = said.voiced(phrases.spoken.calls);
  const name = brief.brand.profileName.trim();
  const last: Beat = {
    words: call,
    cue: matter.payoff === "" ? "calm" : null,
    scene: { type: "keyword", fields: { value: name === "" ? call : name } },
    picture: matter.picture,
  };
  if (matter.payoff === "") return [last];
  const scene: Beat["scene"] = { type: "highlight", fields: { text: matter.payoff } };
  return [{ words: matter.payoff, cue: "calm", scene, picture: matter.points[2]?.picture ?? matter.picture }, last];
}

/** Two before, and two behind. */
const MIDDLE_SCENES = SPOKEN_SCENES.max - 4;

const wordsOf = ({ spoken }: Telling): number => countWords(spoken.join(" "));
const scenesOf = ({ spoken }: Telling): number => (spoken.length > 2 ? 2 : 1);

/** The first ones that the words that are left hold; one at least. */
function fitting(tellings: readonly Telling[], spent: number): Telling[] {
  const told: Telling[] = [];
  let words = spent;
  let scenes = MIDDLE_SCENES;
  for (const telling of tellings) {
    const own = wordsOf(telling);
    if (told.length > 0 && (words + own > SPOKEN_WORDS.max || scenes < telling.spoken.length)) continue;
    told.push(telling);
    words += own;
    scenes -= scenesOf(telling);
  }
  return told;
}

/** What has a name that may be said alone: neither what is false nor what is asked. */
const NAMED: ReadonlySet<Telling["source"]> = new Set(["mistake", "tip", "item"]);

/** All that were promised, those without room by their names; null where they are too many for that. */
function named(tellings: readonly Telling[], spent: number): Telling[] | null {
  let scenes = MIDDLE_SCENES - tellings.length;
  if (scenes < 0 || tellings.some(({ source }) => !NAMED.has(source))) return null;
  const names = tellings.map((telling): Telling => ({ ...telling, source: "item", spoken: [stopped(telling.title)] }));
  let words = spent + names.reduce((sum, name) => sum + wordsOf(name), 0);
  return tellings.map((telling, at) => {
    const name = names[at] ?? telling;
    const [more, further] = [wordsOf(telling) - wordsOf(name), scenesOf(telling) - 1];
    if (words + more > SPOKEN_WORDS.max || further > scenes) return name;
    words += more;
    scenes -= further;
    return telling;
  });
}

const WIDE = 60;

/** What is asked or said wrongly, and what is right, as two scenes; or one. */
function beatsOf(
  { phrases }: Composition,
  { picture, sides, source, spoken, text, title }: Telling,
  so: readonly Telling[],
): Beat[] {
  const whole = spoken.join(" ");
  const beat = (words: string, scene: Beat["scene"], cue: Beat["cue"] = null): Beat => ({ words, cue, scene, picture });
  const [first = "", ...rest] = spoken;
  if (source === "question" || (source === "mistake" && rest.length > 0)) {
    const answer: Beat["scene"] =
      sides && sides.every((side) => characters(side) <= WIDE)
        ? { type: "before_after", fields: { before: sides[0], after: sides[1] } }
        : { type: "highlight", fields: { text: rest.at(-1) ?? text } };
    return [beat(first, { type: "question", fields: { value: first } }, "pause"), beat(rest.join(" "), answer)];
  }
  // "Before" and "after" stand over those scenes: what is false was never so, and of two things neither came first.
  if (source === "myth" && sides) {
    const claim = `${phrases.mythTruth[0]}: ${lower(sides[0])}`;
    return [beat(whole, { type: "definition", fields: { value: claim, text: shorten(sides[1], 120) } }, "pause")];
  }
  if (source === "step")
    return [beat(whole, { type: "numbered_steps", fields: { steps: so.map((one) => one.title) } })];
  if (source === "side" || (source === "item" && rest.length > 0))
    return [beat(whole, { type: "definition", fields: { value: title, text } })];
  const shown = so.filter((one) => one.source === source).map((one) => one.title);
  const isList = source === "tip" && shown.length > 2 && shown.length <= SCENE_ITEMS_MAX;
  return [
    beat(
      whole,
      isList
        ? { type: "checklist", fields: { items: shown } }
        : { type: "highlight", fields: { text: source === "tip" || source === "item" ? title : text } },
    ),
  ];
}

const countAll = (beats: Beat[]): number => beats.reduce((sum, { words }) => sum + countWords(words), 0);
