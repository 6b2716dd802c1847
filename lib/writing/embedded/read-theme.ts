import { readLanguage } from "#lib/content/language/language.ts";
import type { Kind } from "#lib/content/phrases/phrases.ts";
import type { Language } from "#lib/domain/language.ts";
import { fold } from "#lib/domain/fold.ts";
import { languageOf, spokenIn } from "#lib/writing/words/known-words.ts";
import { byNoun, type Found, NUMBER, numberOf } from "./counted-nouns.ts";
import { headlineOf } from "./headline-of.ts";
import { lower } from "./letters.ts";
import { begun } from "./sentence.ts";

export interface Theme {
  /** the theme as one line that can stand as a title */
  headline: string;
  kind: Kind;
  /** how many of the kind were asked for */
  number: number | null;
  /** what it is about, as it stands inside a sentence; empty when nothing is left */
  subject: string;
  howTo: boolean;
  /** so many of something that only the theme's author has: "7 restaurants of our street" */
  promises: boolean;
  audience: string | null;
  language: Language | null;
}

/** "Como passar camisa em 5 passos" */
const IN_STEPS = new RegExp(
  `\\s(?:em|in|en)\\s(${NUMBER})\\s(?:(?:easy|simple|quick)\\s)?(?:passos|etapas|steps|pasos|moves|minutos|minutes)(?:\\s\\p{L}+)?$`,
  "iu",
);

/** A headline that promises no number of things. */
export function withoutNumber({ headline }: Pick<Theme, "headline">): string {
  const steps = IN_STEPS.exec(headline);
  if (steps) return headline.slice(0, steps.index);
  const colon = /^(.{12,}?):\s+\S+\s+.*$/u.exec(headline)?.[1];
  return colon && !/^\D*\d/.test(colon)
    ? colon
    : begun(headline.replace(/^((?:os|as|los|las|the|top)\s+)?\S+\s+/i, ""));
}

const COUNTED = new RegExp(`^(?:(?:os|as|the|los|las|top)\\s+)?(?:${NUMBER})\\s+(?=\\p{L}{3})`, "u");
const AUDIENCE =
  /\s(?:para|pra|for)\s((?:iniciantes|beginners|principiantes|quem|quien|people who|maes|pais|madres|padres|parents|mothers|pequenas empresas|pequenos negocios|small businesses|pequenos negocios|pymes|criancas|kids|children|ninos|idosos|adultos|adults|estudantes|students|estudiantes)\b.*)$/;
const HOW_TO = /^(?:como|how to|how do (?:i|you))\s+/;
/** When, how often, how long, how much. */
const HOW_MUCH =
  /^(?:com que frequencia|de quanto em quanto|quando|quant[oa]s?|how (?:often|many|much|long)|when|cada cuanto|cuando|cuant[oa]s?)\s/;
const WHY = /^(?:por que|porque|why)\s+/;
const VERSUS = /\s(?:vs\.?|versus|x)\s|^(?:a )?(?:diferencas?|difference|diferencia)s? (?:entre|between)\s/;

export const asksHowTo = (text: string): boolean => HOW_TO.test(fold(text));
const asksHowMuch = (text: string): boolean => HOW_MUCH.test(fold(text));

/** What a person asks for: kind, number, subject, audience. */
export function readTheme(text: string, expected: Language): Theme {
  const headline = headlineOf(text);
  const language = languageOf(headline);
  const folded = fold(headline);
  const audience = AUDIENCE.exec(folded);
  const withoutAudience = audience ? headline.slice(0, audience.index) : headline;
  const found = readKind(withoutAudience, spokenIn(headline, expected));
  return {
    headline,
    language,
    audience: audience ? headline.slice(headline.length - (audience[1]?.length ?? 0)) : null,
    promises: false,
    ...found,
    subject: tidySubject(found.subject),
  };
}

function readKind(headline: string, spoken: Language): Found {
  const colon = /^(.{3,60}?):\s+(.{4,})$/.exec(headline);
  if (colon?.[1] && colon[2]) {
    const after = byNoun(colon[2]);
    if (after) return { ...after, subject: colon[1], howTo: asksHowTo(colon[1]) };
    const before = byNoun(colon[1]);
    if (before) return before;
    const asked = readKind(colon[2], spoken);
    if (asked.kind === "comparison") return { ...asked, subject: headline };
    const said = readKind(colon[1], spoken);
    return { ...said, subject: said.subject || colon[1] };
  }
  const folded = fold(headline);
  const howTo = HOW_TO.exec(folded);
  if (howTo) {
    const steps = IN_STEPS.exec(headline);
    const subject = headline.slice(howTo[0].length, steps?.index);
    return { kind: "steps", number: numberOf(steps?.[1] && fold(steps[1])), subject, howTo: true };
  }
  const noun = byNoun(headline);
  if (noun) return noun;
  const many = COUNTED.exec(folded);
  if (many)
    return { kind: "open", number: null, subject: headline.slice(many[0].length), howTo: false, promises: true };
  const why = WHY.exec(folded);
  if (why) return { kind: "reasons", number: null, subject: headline.slice(why[0].length), howTo: false };
  const versus = VERSUS.exec(folded);
  if (versus)
    return {
      kind: "comparison",
      number: null,
      subject: versus.index === 0 ? headline.slice(versus[0].length) : headline,
      howTo: false,
    };
  const short = headline.split(" ").length <= 9;
  if (readLanguage(spoken).choice.test(folded) && short)
    return { kind: "comparison", number: null, subject: headline, howTo: false };
  if (headline.endsWith("?") || asksHowMuch(headline))
    return { kind: "question", number: null, subject: headline, howTo: false };
  return { kind: "open", number: null, subject: headline, howTo: false };
}

const tidySubject = (text: string): string =>
  lower(
    text
      .trim()
      .replace(/[?!.:;,]+$/, "")
      .replace(/^[¿¡]/, ""),
  );
