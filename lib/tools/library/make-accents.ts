import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { readTexts, readTrades } from "#lib/content/trades/trades.ts";
import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";
import { accentedWords } from "./accents/accented-words.ts";
import { type Dictionary, inflected, readDictionary } from "./accents/dictionary.ts";

// Run by hand: node lib/tools/library/make-accents.ts pt <dictionary-pt> <dictionary-pt-pt>, es <dictionary-es>,
// each the folder of an unpacked npm package. Of the second dictionary only which words are common is taken.
const [named, folder = "", second] = process.argv.slice(2);
const language = z.enum(LANGUAGES).parse(named);

const dictionaryIn = async (path: string): Promise<Dictionary> =>
  readDictionary(await readFile(join(path, "index.aff"), "utf8"), await readFile(join(path, "index.dic"), "utf8"));

function libraryOf(written: Language): Map<string, number> {
  const counts = new Map<string, number>();
  const topics = readTrades().flatMap(({ key }) => Object.values(readTexts(key, written).topics));
  for (const { otherWords: _, ...told } of topics) {
    for (const text of textsOf(told)) {
      for (const [word] of text.matchAll(/(?<![\p{L}-])\p{Ll}+(?![\p{L}-])/gu)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return counts;
}

async function commonIn(path: string): Promise<Set<string>> {
  const dictionary = await dictionaryIn(path);
  return new Set(dictionary.stems.flatMap(([stem, flags]) => inflected(stem, flags, dictionary)).map(fold));
}

const common = second === undefined ? null : await commonIn(second);
const isCommon = (stem: string): boolean => common?.has(fold(stem)) ?? true;
const words = accentedWords(language, await dictionaryIn(folder), libraryOf(language), isCommon);
const beginnings = Map.groupBy(words.toSorted(), (word) => fold(word).slice(0, 3));
const lines = [...beginnings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found.join(" "));
const out = join(process.cwd(), "lib", "content", "spelling", "accents");
await mkdir(out, { recursive: true });
await writeFile(join(out, `${language}.json`), `${JSON.stringify(lines, null, 2)}\n`);
process.stdout.write(`${language}: ${words.length} words\n`);
