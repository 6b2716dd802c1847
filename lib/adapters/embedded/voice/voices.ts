import type { Voice } from "#lib/ports/voice.ts";

export interface EspeakVoice extends Voice {
  readonly accent: string;
  readonly variant: string;
  /** words a minute */
  readonly rate: number;
  /** 0..99, and how far it moves */
  readonly pitch: number;
  readonly range: number;
}

/** The voices that need nothing but the product itself. */
export const EMBEDDED_VOICES: readonly EspeakVoice[] = [
  {
    id: "embedded-clara",
    name: "Clara",
    language: "pt",
    kind: "feminine",
    accent: "pt-br",
    variant: "f2",
    rate: 158,
    pitch: 47,
    range: 58,
  },
  {
    id: "embedded-davi",
    name: "Davi",
    language: "pt",
    kind: "masculine",
    accent: "pt-br",
    variant: "m3",
    rate: 155,
    pitch: 40,
    range: 52,
  },
  {
    id: "embedded-luiza",
    name: "Luiza",
    language: "pt",
    kind: "feminine",
    accent: "pt-br",
    variant: "f5",
    rate: 166,
    pitch: 54,
    range: 64,
  },
  {
    id: "embedded-june",
    name: "June",
    language: "en",
    kind: "feminine",
    accent: "en-us",
    variant: "f2",
    rate: 160,
    pitch: 46,
    range: 56,
  },
  {
    id: "embedded-miles",
    name: "Miles",
    language: "en",
    kind: "masculine",
    accent: "en-us",
    variant: "m3",
    rate: 156,
    pitch: 40,
    range: 50,
  },
  {
    id: "embedded-edith",
    name: "Edith",
    language: "en",
    kind: "feminine",
    accent: "en-gb",
    variant: "f4",
    rate: 158,
    pitch: 48,
    range: 58,
  },
  {
    id: "embedded-lucia",
    name: "Lucía",
    language: "es",
    kind: "feminine",
    accent: "es-419",
    variant: "f2",
    rate: 162,
    pitch: 47,
    range: 58,
  },
  {
    id: "embedded-mateo",
    name: "Mateo",
    language: "es",
    kind: "masculine",
    accent: "es-419",
    variant: "m3",
    rate: 158,
    pitch: 40,
    range: 52,
  },
  {
    id: "embedded-carmen",
    name: "Carmen",
    language: "es",
    kind: "feminine",
    accent: "es",
    variant: "f5",
    rate: 164,
    pitch: 50,
    range: 60,
  },
];
