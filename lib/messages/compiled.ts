import compile from "icu-minify/compile";
import type { Language } from "#lib/domain/language.ts";
import { messagesIn } from "./catalog.ts";
import type { Part } from "./pages.ts";

type Text = ReturnType<typeof compile>;
export interface Compiled {
  readonly [name: string]: Text | Compiled;
}
interface Written {
  readonly [name: string]: string | Written;
}

const kept = new Map<Language, Compiled>();

/** The texts as the formatter takes them: read here once, so that no browser brings what reads them. */
export function compiledIn(language: Language): Compiled {
  const known = kept.get(language) ?? compileAll(messagesIn(language));
  kept.set(language, known);
  return known;
}

const compileAll = (written: Written): Compiled =>
  Object.fromEntries(
    Object.entries(written).map(([name, text]) => [name, typeof text === "string" ? read(text) : compileAll(text)]),
  );

/** No text has tags: one that speaks of a <key> means what it says. */
const read = (text: string): Text => (/[{<']/.test(text) ? compile(text.replaceAll("<", "'<'")) : text);

/** Some of the texts, by the names of their parts. */
export type Parts = Readonly<Record<string, Compiled>>;

export const partsIn = (language: Language, parts: readonly Part[]): Parts =>
  Object.fromEntries(parts.map((part) => [part, partOf(compiledIn(language), part)]));

function partOf(texts: Compiled, part: Part): Compiled {
  const found = part.split(".").reduce<Text | Compiled | undefined>((at, name) => at && (at as Compiled)[name], texts);
  if (typeof found !== "object" || Array.isArray(found)) throw new Error(`${part} is no part of the texts.`);
  return found;
}
