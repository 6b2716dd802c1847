import type { SceneContent, SceneType } from "#lib/domain/scene.ts";
import { SCENE_ITEMS_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import type { AskedScene } from "./asked.ts";
import { cutAtWord } from "./cut.ts";
import { plainLine } from "./plain-text.ts";

type Told = AskedScene & { readonly percent: number | null };

/** Of each kind of scene, what it shows of the few fields that are asked for; null: what it needs is not there. */
const SHOWN: Record<SceneType, (scene: Told) => SceneContent | null> = {
  keyword: ({ text }) => (text ? { value: text } : null),
  big_number: ({ label, numbers, text }) => {
    const value = /\d/.test(text) ? text : (numbers[0]?.toString() ?? "");
    return value ? { value, label: label || (text === value ? null : text) } : null;
  },
  before_after: ({ items: [before, after] }) => (before && after ? { before, after } : null),
  bullet_list: ({ items }) => (items.length > 0 ? { items } : null),
  checklist: ({ items }) => (items.length > 0 ? { items } : null),
  highlight: ({ text }) => (text ? { text } : null),
  numbered_steps: ({ items }) => (items.length > 0 ? { steps: items } : null),
  question: ({ label, text }) => (text ? { text, value: label || null } : null),
  ratio_bar: ({ label, percent, text }) => (percent === null ? null : { label: label || text || null, percent }),
  progress: ({ label, percent, text }) => (percent === null ? null : { label: label || text || null, percent }),
  bar_chart: ({ items, label, numbers }) => {
    const bars = items.flatMap((name, index) => {
      const value = numbers[index];
      return value === undefined || value < 0 ? [] : [{ label: name, value }];
    });
    return bars.length > 1 ? { label: label || null, bars } : null;
  },
  quote: ({ label, text }) => (text ? { text, label: label || null } : null),
  definition: ({ label, text }) => (label && text ? { value: label, text } : null),
};

const shown = (text: string): string => cutAtWord(plainLine(text), SCENE_TEXT_MAX);

/** A scene of what a model told, or of the words that are spoken. */
export function deriveScene(scene: AskedScene | null, words: string): { type: SceneType; fields: SceneContent } {
  const asWords = { type: "highlight", fields: { text: shown(words) } } as const;
  if (!scene) return asWords;
  const items = scene.items
    .map(shown)
    .filter((item) => item !== "")
    .slice(0, SCENE_ITEMS_MAX);
  const text = shown(scene.text);
  const number =
    scene.numbers[0] ?? Number.parseFloat(/(\d+(?:[.,]\d+)?)\s*%/.exec(`${text} ${scene.label}`)?.[1] ?? "");
  const percent = number >= 0 && number <= 100 ? number : null;
  const fields = SHOWN[scene.type]({ ...scene, items, text, label: shown(scene.label), percent });
  if (fields) return { type: scene.type, fields };
  return text ? { type: "highlight", fields: { text } } : asWords;
}
