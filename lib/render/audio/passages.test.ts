import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";
import { readScript } from "./script.ts";

const long = "Moer na hora muda tudo, porque o aroma se perde em poucos minutos depois que o grão é quebrado. ".repeat(
  3,
);
const script = `[excited] Três erros ao moer café. ${long}[pause] [calm] ${long}E então? [pause] Guarde fechado — sempre.\nAté logo.`;

test("a script's passages say all of it, in its order, with the tone of each place", () => {
  const passages = passagesOf(script);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.flatMap(({ words }) => words)).toEqual(readScript(script).words);
  const tonesOf = (text: string) => readScript(text).utterances.map(({ tone, words }) => [tone, words[0]?.text]);
  expect(passages.flatMap(({ text }) => tonesOf(text))).toEqual(tonesOf(script));
});

test("each passage is heard with as many words as it names", () => {
  for (const { text, words } of passagesOf(script))
    expect(readScript(text).words.map((word) => word.text)).toEqual(words.map((word) => word.text));
});

test("short sentences are not torn apart", () => {
  expect(passagesOf("Oi. [pause] Tudo bem? [pause] Vamos lá.")).toHaveLength(1);
});
