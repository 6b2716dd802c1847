import { NAME_MAX } from "#lib/domain/limits.ts";
import { readBrandWords } from "#lib/content/brand/brand.ts";
import { fill } from "#lib/content/fill.ts";
import type { Language } from "#lib/domain/language.ts";

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

const SENTENCE_MIN = 40;
const TEXT_MAX = 600;
const TOPICS_MAX = 5;
const TOPIC_MAX = 60;

/** A first draft of a brand from its own page: only what the page says, and empty where it says nothing. */
export function proposeBrand(
  { color, description, headings, name, paragraphs }: Told,
  language: Language,
): BrandProposal {
  const words = readBrandWords(language).proposal;
  const forWhom = anyOf(words.forWhom, "i");
  const told = paragraphs.filter((text) => text.length >= SENTENCE_MIN);
  const sentences = [description, ...told].flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(Boolean);
  const topics = headings.filter((text) => text.length <= TOPIC_MAX && text !== name).slice(0, TOPICS_MAX);
  return {
    profileName: cut(name, NAME_MAX),
    description: cut(description || told.slice(0, 2).join(" "), TEXT_MAX),
    targetAudience: cut(sentences.find((text) => forWhom.test(text)) ?? "", TEXT_MAX),
    contentPreferences: topics.length > 0 ? fill(words.topics, { topics: topics.join(", ") }) : "",
    toneOfVoice: sentences.length > 0 ? words.tones[toneOf(sentences, anyOf(words.near, "gi"))] : "",
    brandColor: color,
  };
}

const anyOf = (words: readonly string[], flags: string) => new RegExp(`\\b(?:${words.join("|")})\\b`, flags);

function toneOf(sentences: readonly string[], spoken: RegExp): "lively" | "near" | "sober" {
  const text = sentences.join(" ");
  const near = text.match(spoken)?.length ?? 0;
  if (near / sentences.length < 0.2) return "sober";
  return (text.match(/!/g)?.length ?? 0) / sentences.length > 0.15 ? "lively" : "near";
}

const cut = (text: string, max: number) => [...text].slice(0, max).join("").trim();
