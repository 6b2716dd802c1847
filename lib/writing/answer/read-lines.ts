import { SCENE_TYPES } from "#lib/domain/scene.ts";
import { sentencesOf, spokenText } from "#lib/writing/draft/script.ts";
import type { AskedScene, Line } from "./asked.ts";
import { findRun, wordsIn } from "./find-run.ts";
import { listOf, named, numbersOf, objectsOf, oneOf, textOf, textsOf } from "./loose.ts";
import { plainText } from "./plain-text.ts";
import { isObject, type Json, type JsonObject } from "./read-json.ts";

const SCRIPTS = ["script", "narration", "roteiro", "guion"] as const;
const SAID = ["say", "text", "sentence", "line", "words", "narration", "script", "fala"] as const;

/** A narration by its lines, whether it was told so or as a script with scenes and photos beside it. */
export function readLines(post: JsonObject): Line[] {
  const lines = named(post, ["lines", "sentences", "linhas", "lineas"]);
  const told = listOf(lines ?? asList(named(post, SCRIPTS)));
  const own = told.flatMap((line): Line[] => {
    const say = isObject(line) ? textOf(named(line, SAID)) : textOf(line);
    return say.trim() === ""
      ? []
      : [{ say, scene: isObject(line) ? sceneWithin(line) : null, picture: isObject(line) ? pictureOf(line) : "" }];
  });
  const script = plainText(textOf(named(post, SCRIPTS)));
  const scenes = objectsOf(named(post, ["scenes"]));
  const photos = textsOf(named(post, ["photos", "pictures", "images"]));
  if (own.length > 0) return withBeside(own, scenes, photos);
  if (script.trim() !== "") return linesOfScript(script, scenes, photos);
  // A model that told its script in the scenes alone.
  return scenes.flatMap((scene) => {
    const say = textOf(named(scene, SAID));
    return say ? [{ say, scene: sceneOf(scene), picture: pictureOf(scene) }] : [];
  });
}

const asList = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value : undefined);

const pictureOf = (line: JsonObject): string => {
  const told = named(line, ["picture", "photo", "image"]);
  return textOf(isObject(told) ? (named(told, ["subject"]) ?? told) : told);
};

/** Lines without scenes or photos of their own take those that stand beside them, in order. */
function withBeside(lines: readonly Line[], scenes: readonly JsonObject[], photos: readonly string[]): Line[] {
  return lines.map((line, index) => {
    const beside = scenes[index];
    return {
      ...line,
      scene: line.scene ?? (beside ? sceneOf(beside) : null),
      picture: line.picture || (photos[index] ?? photos.at(-1) ?? ""),
    };
  });
}

/** Each scene begins a line where its words stand; where one stands nowhere, each has a sentence, in order. */
export function linesOfScript(script: string, scenes: readonly JsonObject[], photos: readonly string[]): Line[] {
  const sentences = withCues(script);
  if (scenes.length === 0) return withBeside(sentences.map(lineOf), [], photos);
  const starts = startsOf(script, scenes);
  const chunks = starts
    ? starts.map((start, index) => script.slice(index === 0 ? 0 : start, starts[index + 1] ?? script.length).trim())
    : inTurn(sentences, scenes.length);
  const asPhotos = photos.length > 0 ? sentences.map(lineOf) : [];
  if (photos.length > 0 && !starts) return withBeside(asPhotos, scenes, photos);
  return chunks.map((say, index) => {
    const scene = scenes[index];
    return { say, scene: scene ? sceneOf(scene) : null, picture: photos[index] ?? photos.at(-1) ?? "" };
  });
}

const lineOf = (say: string): Line => ({ say, scene: null, picture: "" });

function startsOf(script: string, scenes: readonly JsonObject[]): number[] | null {
  const words = wordsIn(script.replace(/\[[^\]]*\]/g, (cue) => " ".repeat(cue.length)));
  const starts: number[] = [];
  let from = 0;
  for (const scene of scenes) {
    const run = wordsIn(spokenText(textOf(named(scene, ["words", "say"]))));
    const at = run.length === 0 ? -1 : findRun(words, run, from);
    if (at === -1) return null;
    from = at + run.length;
    starts.push(startOf(script, words[at]?.from ?? 0));
  }
  return starts;
}

/** What opens a quote or a question stands with its first word. */
function startOf(script: string, from: number): number {
  let start = from;
  while (start > 0 && /["“'‘«¿¡(]/.test(script[start - 1] ?? "")) start--;
  return start;
}

/** As many lines as there are scenes, of whole sentences. */
function inTurn(sentences: readonly string[], lines: number): string[] {
  const each = Math.max(1, sentences.length / lines);
  return Array.from({ length: Math.min(lines, sentences.length) }, (_, index) =>
    sentences.slice(Math.round(index * each), Math.round((index + 1) * each)).join(" "),
  );
}

/** The sentences with the cues that stand before them. */
const withCues = (script: string): string[] =>
  script
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?…]["”»)]?)\s+/)
    .reduce<string[]>((told, part) => {
      const last = told.at(-1);
      const isHeard = last !== undefined && sentencesOf(last).length > 0;
      return last !== undefined && !isHeard ? [...told.slice(0, -1), `${last} ${part}`] : [...told, part];
    }, []);

function sceneWithin(line: JsonObject): AskedScene | null {
  const inner = named(line, ["scene", "visual", "show"]);
  if (isObject(inner)) return sceneOf(inner);
  return oneOf(SCENE_TYPES, named(line, ["type"])) ? sceneOf({ ...line, text: named(line, ["fields"]) ?? "" }) : null;
}

/** A scene by its few asked fields, or by those of its kind. */
function sceneOf(scene: JsonObject): AskedScene {
  const fields = named(scene, ["fields"]);
  const all = isObject(fields) ? { ...scene, ...fields } : scene;
  const bars = objectsOf(named(all, ["bars"]));
  const items = textsOf(named(all, ["items", "steps", "list"]));
  const turn = [textOf(named(all, ["before"])), textOf(named(all, ["after"]))].filter(Boolean);
  const value = textOf(named(all, ["value"]));
  const text = textOf(named(all, ["text"]));
  const label = textOf(named(all, ["label"]));
  return {
    type: oneOf(SCENE_TYPES, named(all, ["type", "kind"])) ?? "highlight",
    text: text || value,
    label: label || (text && value ? value : ""),
    items: items.length > 0 ? items : turn.length > 0 ? turn : bars.map((bar) => textOf(named(bar, ["label", "name"]))),
    numbers: numbersOf(named(all, ["numbers", "percent", "number"])).concat(
      bars.flatMap((bar) => numbersOf(named(bar, ["value", "number"]))),
    ),
  };
}
