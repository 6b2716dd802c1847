import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { rootsOf } from "#lib/writing/embedded/known/read-asked.ts";
import { likenessOf, senseOf } from "./sense.ts";

const meant = (text: string, language: Language) => senseOf({ said: rootsOf(text, language) }, language);

test.each<[Language, string, string, string]>([
  ["pt", "guardar o pão para durar mais", "conservar o pão fresco", "assar o pão no forno"],
  ["en", "the tap keeps dripping", "leaking faucet", "blocked drain"],
  ["es", "mi perro jala la correa", "el perro tira al pasear", "el perro no quiere comer"],
])("%s: what means the same is nearer, whatever its words", (language, text, same, other) => {
  const to = (one: string) => likenessOf(meant(text, language), meant(one, language));
  expect(to(same)).toBeGreaterThan(to(other));
});

test("a meaning is of the thing and not of its language", () => {
  const [portuguese, english] = [meant("cordas do violão", "pt"), meant("guitar strings", "en")];
  expect(likenessOf(portuguese, english)).toBeGreaterThan(0.5);
});

test("what nobody knows means nothing", () => {
  expect(likenessOf(meant("qwxz", "en"), meant("leaking faucet", "en"))).toBe(0);
});
