import type { NarrationDraft, SpokenScene } from "#lib/domain/draft.ts";
import { HOOK_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { ASKED, SPOKEN_SCENES, SPOKEN_WORDS } from "#lib/writing/draft/contents.ts";
import { countWords, dropUnknownCues, sentencesOf, spokenText } from "#lib/writing/draft/script.ts";
import type { Line } from "./asked.ts";
import { cutAtEnd, cutAtWord } from "./cut.ts";
import type { Deriving } from "./deriving.ts";
import { deriveScene } from "./derive-scene.ts";
import { spokenLine } from "./plain-text.ts";

/** A voice that is a third over its time is still heard out; one at half is no video. */
const SPOKEN = { min: Math.round(SPOKEN_WORDS.min / 2), max: Math.round(SPOKEN_WORDS.max * 1.35) };

/** A script of the lines in order; the hook is its first sentence, and what is shown goes by what is said. */
export function deriveNarration(deriving: Deriving, told: readonly Partial<Line>[], isLast: boolean): NarrationDraft {
  const lines = spoken(told);
  const script = lines.map(({ say }) => say).join(" ");
  const words = countWords(script);
  if (words < SPOKEN.min || (words > SPOKEN.max && !isLast)) {
    deriving.fault("lines", `${ASKED.spokenWords.min} to ${ASKED.spokenWords.max} spoken words in all, not ${words}`);
  }
  if (words > SPOKEN.max && isLast) return deriveNarration(deriving, shorter(lines), false);
  return { hook: hookOf(script), script, scenes: scenesOf(lines), photos: photosOf(deriving, lines) };
}

/** Each line as it is said: without pictures, its known cues kept, and with an end. */
function spoken(told: readonly Partial<Line>[]): Line[] {
  return told.flatMap(({ picture = "", say = "", scene = null }, index) => {
    const clean = dropUnknownCues(spokenLine(say.replaceAll(/\((pause|pausa)\)/gi, "[pause]")));
    if (spokenText(clean) === "") return [];
    const isOpen = /[\p{L}\p{N}%)"”]$/u.test(clean) && index === told.length - 1;
    return [{ say: isOpen ? `${clean}.` : clean, scene, picture }];
  });
}

/** The lines before the last are left out, from the end: the beginning and the call are what is needed. */
function shorter(lines: readonly Line[]): Line[] {
  const kept = [...lines];
  while (kept.length > 2 && countWords(kept.map(({ say }) => say).join(" ")) > SPOKEN_WORDS.max) kept.splice(-2, 1);
  return kept;
}

function hookOf(script: string): string {
  const first = sentencesOf(script)[0] ?? spokenText(script);
  if (characters(first) <= HOOK_MAX) return first;
  // The script begins with the hook, so it has no ellipsis.
  return cutAtEnd(first, HOOK_MAX) ?? cutAtWord(first, HOOK_MAX).replace(/…$/, "");
}

/** A scene for each line; of more than fit, the plainest go. */
function scenesOf(lines: readonly Line[]): SpokenScene[] {
  const scenes = lines.map(({ say, scene }) => {
    const words = spokenText(say);
    return { words, ...deriveScene(scene, words) };
  });
  if (scenes.length === 1) return halves(scenes);
  while (scenes.length > SPOKEN_SCENES.max) {
    const plain = scenes.findLastIndex(({ type }, index) => type === "highlight" && index < scenes.length - 1);
    scenes.splice(plain > 0 ? plain : -2, 1);
  }
  return scenes;
}

/** One line of several sentences is shown by its sentences. */
function halves([only]: SpokenScene[]): SpokenScene[] {
  const sentences = sentencesOf(only?.words ?? "").slice(0, SPOKEN_SCENES.max);
  return sentences.map((words) => ({ words, ...deriveScene(null, words) }));
}

/** One for each sentence: the photo of the line in which it begins. */
function photosOf(deriving: Deriving, lines: readonly Line[]): NarrationDraft["photos"] {
  const starts: number[] = [];
  let length = 0;
  for (const { say } of lines) {
    starts.push(length);
    length += spokenText(say).length + 1;
  }
  let at = 0;
  return sentencesOf(lines.map(({ say }) => say).join(" ")).map((sentence) => {
    const index = starts.findLastIndex((start) => start <= at);
    at += sentence.length + 1;
    const told = lines.slice(0, index + 1).findLast(({ picture }) => picture !== "")?.picture;
    return deriving.picture(told ?? "", sentence);
  });
}
