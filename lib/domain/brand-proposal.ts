import type { Language } from "./language.ts";

/** What a page says of a brand, whoever read it. */
interface Told {
  readonly name: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
  readonly color: string | null;
}

export interface BrandProposal {
  readonly profileName: string;
  readonly description: string;
  readonly targetAudience: string;
  readonly contentPreferences: string;
  readonly toneOfVoice: string;
  readonly brandColor: string | null;
}

const NAME_MAX = 80;
const SENTENCE_MIN = 40;
const TEXT_MAX = 600;
const TOPICS_MAX = 5;
const TOPIC_MAX = 60;

const FOR_WHOM: Record<Language, RegExp> = {
  pt: /\b(?:para (?:quem|você|empresas|famílias|mulheres|homens|crianças|pessoas|profissionais)|feito para)\b/i,
  en: /\b(?:for (?:people|you|teams|families|women|men|kids|businesses|those|anyone|everyone)|made for)\b/i,
  es: /\b(?:para (?:quien|quienes|ti|empresas|familias|mujeres|hombres|niños|personas|profesionales)|hecho para)\b/i,
};

const NEAR: Record<Language, RegExp> = {
  pt: /\b(?:você|vocês|seu|sua|a gente)\b/gi,
  en: /\b(?:you|your|we|our)\b/gi,
  es: /\b(?:tú|tu|tus|te|nosotros)\b/gi,
};

const TONES: Record<Language, Record<"lively" | "near" | "sober", string>> = {
  pt: {
    lively: "Animado e próximo: fala direto com a pessoa, com energia.",
    near: "Próximo e claro: fala direto com a pessoa.",
    sober: "Sóbrio e informativo, em terceira pessoa.",
  },
  en: {
    lively: "Lively and close: talks straight to the reader, with energy.",
    near: "Close and clear: talks straight to the reader.",
    sober: "Sober and informative, in the third person.",
  },
  es: {
    lively: "Animado y cercano: habla directo con la persona, con energía.",
    near: "Cercano y claro: habla directo con la persona.",
    sober: "Sobrio e informativo, en tercera persona.",
  },
};

const TOPICS: Record<Language, (topics: string) => string> = {
  pt: (topics) => `Assuntos da casa: ${topics}.`,
  en: (topics) => `What we talk about: ${topics}.`,
  es: (topics) => `Los temas de la casa: ${topics}.`,
};

/** A first draft of a brand from its own page: only what the page says, and empty where it says nothing. */
export function proposeBrand(
  { color, description, headings, name, paragraphs }: Told,
  language: Language,
): BrandProposal {
  const told = paragraphs.filter((text) => text.length >= SENTENCE_MIN);
  const sentences = [description, ...told].flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(Boolean);
  const topics = headings.filter((text) => text.length <= TOPIC_MAX && text !== name).slice(0, TOPICS_MAX);
  return {
    profileName: cut(name, NAME_MAX),
    description: cut(description || told.slice(0, 2).join(" "), TEXT_MAX),
    targetAudience: cut(sentences.find((text) => FOR_WHOM[language].test(text)) ?? "", TEXT_MAX),
    contentPreferences: topics.length > 0 ? TOPICS[language](topics.join(", ")) : "",
    toneOfVoice: sentences.length > 0 ? TONES[language][toneOf(sentences, language)] : "",
    brandColor: color,
  };
}

function toneOf(sentences: readonly string[], language: Language): "lively" | "near" | "sober" {
  const text = sentences.join(" ");
  const near = text.match(NEAR[language])?.length ?? 0;
  if (near / sentences.length < 0.2) return "sober";
  return (text.match(/!/g)?.length ?? 0) / sentences.length > 0.15 ? "lively" : "near";
}

const cut = (text: string, max: number) => [...text].slice(0, max).join("").trim();
