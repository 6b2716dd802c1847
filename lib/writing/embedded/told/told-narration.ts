import { HOOK_MAX } from "#lib/domain/limits.ts";
import type { NarrationDraft, PictureIdea, SpokenScene } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import { introduced } from "#lib/writing/embedded/brand-words.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { brandLine, brandName, creditLine, isTale, signed } from "./closing.ts";
import { saidAsTyped } from "./as-typed.ts";
import { inBreaths } from "./in-breaths.ts";
import { leadOf, packed, titleOf } from "./fit-told.ts";
import { type Beat, beatsOf, speakable } from "./told-beats.ts";
import { cueOf } from "#lib/writing/embedded/voice.ts";
import type { Teller } from "./teller.ts";
import { openingOf } from "./told.ts";
import { pointsBack } from "./topic.ts";

const INTRODUCED_MAX = 110;

/** What the text says, as one speaks it: the title, its facts, its call. */
export function tellNarration(teller: Teller): NarrationDraft {
  const { told } = teller;
  const { rest, whole: said } = openingOf(told);
  const whole = stopped(speakable(said));
  const short = said === told.title ? titleOf(speakable(said), teller.language, HOOK_MAX) : speakable(told.title);
  const words = inBreaths(whole, teller.language);
  const [first = words, ...others] = sentencesOf(words);
  const isLong = others.length > 0 && words !== whole;
  const hook = isLong ? first : characters(whole) <= HOOK_MAX ? whole : short;
  const opening: Beat = {
    words,
    scene: whole.endsWith("?")
      ? { type: "question", fields: { value: hook } }
      : { type: "highlight", fields: { text: shownText(whole, hook) } },
    picture: teller.drawn(told.title),
    weight: 100,
  };
  const facts = saidAsTyped(rest, teller.brief.theme);
  const beats = enough([opening, ...goneOn(beatsOf(facts, teller), opening, teller)], teller);
  return {
    hook,
    script: beats.map(({ words }, index) => (index === 1 ? `[${cueOf(teller.voice)}] ${words}` : words)).join(" "),
    scenes: beats.map(({ scene, words }): SpokenScene => ({ words, ...scene })),
    photos: beats.flatMap(({ picture, words }): PictureIdea[] => sentencesOf(words).map(() => picture)),
  };
}

/** The beats and the end: where everything is said the caption has nothing to add. */
function goneOn(all: Beat[], opening: Beat, teller: Teller): Beat[] {
  const { spoken } = teller.words.calls;
  const end = endingOf(teller, null);
  const told = chosen(all, [opening, ...end], teller);
  if (all.every((beat) => told.includes(beat))) return [...told, ...end];
  const last = endingOf(teller, teller.line(spoken));
  return [...chosen(all, [opening, ...last], teller), ...last];
}

/** Who has told it, where nothing is left to say. */
function introduction(teller: Teller): string {
  const [name, about] = [brandName(teller, 60), brandLine(teller, INTRODUCED_MAX)];
  return name === "" || about === "" ? "" : stopped(introduced(name, about));
}

const shownText = (whole: string, hook: string): string => (characters(whole) <= 190 ? whole : hook);

/** So much of a call is read while it is said: its contact alone does not say until when, nor what for. */
const CALL_SHOWN_MAX = 120;

/** Who has told it, and the text's own call or what its kind asks for; null: who told it is the end. */
function endingOf(teller: Teller, last: string | null): Beat[] {
  const { language, told } = teller;
  const own = (told.call?.sentences ?? [])
    .map((sentence) => spokenCall(sentence, teller))
    .filter((text) => text !== "");
  const isOwnTale = isTale(teller) && brandName(teller, 60) !== "";
  const who = isOwnTale || told.site !== null ? "" : introduction(teller);
  const said = own.length > 0 ? packed(own, language, CALL_SHOWN_MAX) : [isOwnTale ? signed(teller) : (last ?? "")];
  const shown = told.call?.contacts[0] ?? brandName(teller, 60);
  const beat = (text: string): Beat => ({
    words: text === who ? text : inBreaths(text, language),
    scene:
      shown === "" || text === who || characters(text) <= CALL_SHOWN_MAX
        ? { type: "highlight", fields: { text: leadOf(text, language, 190) ?? titleOf(text, language, 190) } }
        : { type: "keyword", fields: { value: shown } },
    picture: teller.drawn(text),
    weight: 90,
  });
  return [who, ...said].filter((text) => text !== "").map(beat);
}

/** A long address of the web is read, not heard: the sentence without it, and where to read it. */
function spokenCall(sentence: string, { language, speak, words }: Teller): string {
  const text = speakable(sentence);
  const address = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S+|https?:\/\/\S+|\S{34,}/iu.exec(text)?.[0];
  if (address === undefined) return stopped(text);
  const before = text
    .slice(0, text.indexOf(address))
    .replace(/[\s:,]+$/u, "")
    .split(" ");
  while (
    before.length > 0 &&
    [words.light, words.joints, words.and].some((small) => small.has((before.at(-1) ?? "").toLowerCase()))
  )
    before.pop();
  const lead = leadOf(before.join(" "), language, 200);
  return lead !== null && countWords(lead) > 1
    ? `${stopped(lead)} ${speak(words.calls.spoken[0])}`
    : speak(words.calls.spoken[0]);
}

/** As many as half a minute holds: the most telling first, said in their own order. */
function chosen(beats: readonly Beat[], others: readonly Beat[], teller: Teller): Beat[] {
  const spent = others.reduce((sum, { words }) => sum + countWords(words), 0);
  const most = SPOKEN_SCENES.max - others.length;
  let room = SPOKEN_WORDS.max - spent;
  const kept = new Set<Beat>();
  for (const beat of beats.toSorted((a, b) => b.weight - a.weight)) {
    const chain = chainTo(beats, beat, teller.language).filter((one) => !kept.has(one));
    const size = chain.reduce((sum, { words }) => sum + countWords(words), 0);
    if (size > room || kept.size + chain.length > most) continue;
    for (const one of chain) kept.add(one);
    room -= size;
  }
  const rest = teller.speak(teller.words.calls.spoken[0]);
  const last = others.at(-1)?.words ?? "";
  const told = beats.filter((beat) => kept.has(beat));
  const lacks =
    told.length < beats.length &&
    told.length < most &&
    countWords(rest) <= room &&
    !last.includes(rest) &&
    !teller.words.calls.spoken.map(teller.speak).includes(last);
  const shown = brandName(teller, 60) || teller.told.title;
  return lacks
    ? [
        ...told,
        {
          words: rest,
          scene: { type: "keyword", fields: { value: titleOf(shown, teller.language, 60) } },
          picture: teller.drawn(teller.told.title),
          weight: 0,
        },
      ]
    : told;
}

/** A beat and what it goes on from. */
function chainTo(beats: readonly Beat[], beat: Beat, language: Language): Beat[] {
  const at = beats.indexOf(beat);
  const before = beats[at - 1];
  return before && pointsBack(beat.words, language) ? [...chainTo(beats, before, language), beat] : [beat];
}

/** Three scenes at least: who says it, and where the rest is. */
function enough(beats: Beat[], teller: Teller): Beat[] {
  const { brief, line, told, words } = teller;
  const said = [
    brandLine(teller, 160),
    creditLine(teller) === "" ? "" : stopped(creditLine(teller)),
    line(words.calls.spoken),
  ];
  const spoken = beats.map((beat) => beat.words).join(" ");
  const spare = said
    .filter((text, index) => text !== "" && said.indexOf(text) === index && !spoken.includes(text))
    .map((text): Beat => ({
      words: text,
      scene: { type: "highlight", fields: { text } },
      picture: teller.drawn(told.title),
      weight: 0,
    }));
  const short = Math.max(0, SPOKEN_SCENES.min - beats.length);
  const isBare = brief.brand.description.trim() === "" && beats.length >= SPOKEN_SCENES.min;
  return isBare || short === 0 ? beats : [...beats.slice(0, -1), ...spare.slice(0, short), ...beats.slice(-1)];
}
