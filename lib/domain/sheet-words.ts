import { fold } from "./fold.ts";
import type { Format } from "./format.ts";

const FORMAT_WORDS: Record<string, Format> = {
  carrossel: "carousel",
  carrusel: "carousel",
  carousel: "carousel",
  reel: "caption_reel",
  reels: "caption_reel",
  "reel com legenda": "caption_reel",
  "caption reel": "caption_reel",
  "reel con leyenda": "caption_reel",
  "reel con subtitulos": "caption_reel",
  "audio animado": "animated_audio",
  "animated audio": "animated_audio",
  "fotos narradas": "narrated_photos",
  "narrated photos": "narrated_photos",
  "carrossel premium": "premium_carousel",
  "premium carousel": "premium_carousel",
  "carrusel premium": "premium_carousel",
  infografico: "infographic",
  infografia: "infographic",
  infographic: "infographic",
};

export type Column = "theme" | "format" | "date" | "time";

const HEADERS: Record<string, Column> = {
  tema: "theme",
  theme: "theme",
  topic: "theme",
  assunto: "theme",
  post: "theme",
  titulo: "theme",
  title: "theme",
  formato: "format",
  format: "format",
  tipo: "format",
  type: "format",
  data: "date",
  date: "date",
  fecha: "date",
  dia: "date",
  day: "date",
  quando: "date",
  when: "date",
  cuando: "date",
  hora: "time",
  horario: "time",
  time: "time",
  hour: "time",
};

const plain = (cell: string) => fold(cell).replaceAll("_", " ").replaceAll(/\s+/g, " ").trim();

export const readFormat = (cell: string): Format | null => {
  const word = plain(cell);
  return Object.hasOwn(FORMAT_WORDS, word) ? (FORMAT_WORDS[word] ?? null) : null;
};

export const readColumn = (cell: string): Column | null => {
  const word = plain(cell);
  return Object.hasOwn(HEADERS, word) ? (HEADERS[word] ?? null) : null;
};
