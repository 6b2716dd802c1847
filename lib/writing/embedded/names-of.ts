import { readShort } from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";

/** The brand as a sentence names it: "a Padaria", "à Padaria", "da Padaria". */
export function namesOf(given: string, language: Language): Record<"B" | "aB" | "dB", string> {
  const { articles } = readShort(language);
  const name = given.replace(/,\s.*$/u, "");
  const [first = ""] = fold(name).replaceAll(".", "").split(" ");
  const [article = ofForm(name)] = isGendered(articles)
    ? (Object.entries(articles).find(([, sign]) => sign.test(first)) ?? [])
    : [""];
  if (name.startsWith("a ")) return { B: name, aB: `à ${name.slice(2)}`, dB: `d${name}` };
  if (article === "a") return { B: `a ${name}`, aB: `à ${name}`, dB: `da ${name}` };
  return article === "o"
    ? { B: `o ${name}`, aB: `ao ${name}`, dB: `do ${name}` }
    : { B: name, aB: `para ${name}`, dB: `de ${name}` };
}

const isGendered = (articles: Readonly<Record<string, RegExp>>): boolean => Object.keys(articles).length > 0;

/** What is of somebody is a thing, and takes its article: "a Marmita da Cida", "o Canto do Sabiá". */
const ofForm = (name: string): string => /^\p{L}{3,}?([ao]) d[aeo]s? /iu.exec(fold(name))?.[1] ?? "";
