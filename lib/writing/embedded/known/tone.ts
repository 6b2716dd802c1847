import type { Tone } from "#lib/content/phrases/phrases.ts";
import { hits } from "#lib/domain/fold.ts";

const SIGNS: [Tone, string][] = [
  ["playful", "humor bem_humorad divertid brincalh descontraid funny playful witty fun gracios ironic leve_e_divert"],
  ["formal", "formal sobri institucion elegant serio seria serious corporat profission profesional professional"],
  ["technical", "tecnic technic precis detalhad detallad expert especialist cientific scientific"],
  ["direct", "diret direct objetiv concis straight sem_rodeio sin_rodeo curto_e"],
  ["warm", "acolhed acoged warm carinh carinos gentil kind empatic empathetic calma sensivel caring afetuos"],
];

/** The voice that a brand's words ask for. */
export const toneOf = (toneOfVoice: string): Tone =>
  SIGNS.find(([, signs]) => hits(signs, toneOfVoice) > 0)?.[0] ?? "close";
