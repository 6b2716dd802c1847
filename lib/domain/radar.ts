import type { Language } from "./language.ts";

export const RADAR_STATES = ["none", "running", "interrupted", "failed", "completed"] as const;
export type RadarState = (typeof RADAR_STATES)[number];

/** What a run goes through, in order. */
export const RADAR_PHASES = ["finding", "collecting", "scoring", "insight"] as const;
export type RadarPhase = (typeof RADAR_PHASES)[number];

export const PLATFORMS = ["social", "video"] as const;
export type Platform = (typeof PLATFORMS)[number];

export interface RadarTargets {
  terms: string[];
  hashtags: string[];
  video_terms: string[];
  competitors: string[];
  video_channels: string[];
}

export type TargetList = keyof RadarTargets;

/** How many a person may name, and how many are found where none is named. */
export const TARGET_LIMITS: Record<TargetList, { named: number; found: number }> = {
  terms: { named: 12, found: 6 },
  hashtags: { named: 12, found: 4 },
  video_terms: { named: 6, found: 3 },
  competitors: { named: 20, found: 6 },
  video_channels: { named: 20, found: 6 },
};
export const TARGET_MAX_LENGTH = 80;

/** The lists whose entries are accounts, and where these live. */
export const ACCOUNT_LISTS = { social: "competitors", video: "video_channels" } as const satisfies Record<
  Platform,
  TargetList
>;

/** A sign before a name, the address around it and capitals in it name nothing else. */
export function cleanTarget(list: TargetList, text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, " ");
  if (list === "terms" || list === "video_terms") return plain;
  if (list === "hashtags") return plain.replace(/^#+/, "").toLowerCase();
  const name = (plain.split(/[?#]/)[0] ?? "").replace(/\/+$/, "").split("/").at(-1) ?? "";
  // The number of a channel, which has capitals.
  return /^UC[\w-]{22}$/.test(name) ? name : name.replace(/^@+/, "").toLowerCase();
}

/** One list as it is kept: clean, each entry once. */
export const cleanTargets = (list: TargetList, entries: readonly string[]): string[] => [
  ...new Set(entries.map((entry) => cleanTarget(list, entry)).filter(Boolean)),
];

interface Kpi {
  views: number;
  studied: number;
}
export type RadarKpis = Record<"all" | Platform, Kpi>;

type Words = Record<Language, string>;
const words = (pt: string, en: string, es: string): Words => ({ pt, en, es });

/** Why a run ended before its end, as a person is told; the row keeps the code. */
export const RADAR_FAILURES = {
  nothing_to_search: words(
    "A marca ainda não diz do que fala. Preencha a descrição da marca ou escreva termos nos alvos do Radar.",
    "The brand does not say yet what it is about. Fill in its description, or write terms among the Radar's targets.",
    "La marca aún no dice de qué habla. Completa su descripción o escribe términos en los objetivos del Radar.",
  ),
  nothing_found: words(
    "Não encontramos contas com vídeos recentes sobre estes termos. Acrescente concorrentes ou canais aos alvos.",
    "We found no accounts with recent videos on these terms. Add competitors or channels to the targets.",
    "No encontramos cuentas con videos recientes sobre estos términos. Añade competidores o canales a los objetivos.",
  ),
  no_source: words(
    "Nenhuma fonte do Radar está configurada nesta instalação.",
    "No source of the Radar is configured in this installation.",
    "Ninguna fuente del Radar está configurada en esta instalación.",
  ),
  social_unreachable: words(
    "A rede social não respondeu. Tente de novo em alguns minutos.",
    "The social network did not answer. Try again in a few minutes.",
    "La red social no respondió. Inténtalo de nuevo en unos minutos.",
  ),
  video_unreachable: words(
    "A plataforma de vídeos não respondeu. Tente de novo em alguns minutos.",
    "The video platform did not answer. Try again in a few minutes.",
    "La plataforma de videos no respondió. Inténtalo de nuevo en unos minutos.",
  ),
  social_refused: words(
    "A rede social recusou a consulta. Confira a chave do Radar nesta instalação.",
    "The social network refused the query. Check the Radar's key in this installation.",
    "La red social rechazó la consulta. Revisa la clave del Radar en esta instalación.",
  ),
  video_refused: words(
    "A plataforma de vídeos recusou a consulta. Confira a chave do Radar nesta instalação.",
    "The video platform refused the query. Check the Radar's key in this installation.",
    "La plataforma de videos rechazó la consulta. Revisa la clave del Radar en esta instalación.",
  ),
  social_limited: words(
    "A cota de consultas à rede social acabou por agora. Tente de novo mais tarde.",
    "The quota of queries to the social network is used up for now. Try again later.",
    "La cuota de consultas a la red social se agotó por ahora. Inténtalo de nuevo más tarde.",
  ),
  video_limited: words(
    "A cota diária da plataforma de vídeos acabou. Tente de novo amanhã.",
    "The video platform's quota of the day is used up. Try again tomorrow.",
    "La cuota diaria de la plataforma de videos se agotó. Inténtalo de nuevo mañana.",
  ),
  timed_out: words(
    "A análise levou tempo demais e paramos. Tente de novo.",
    "The analysis took too long and we stopped. Try again.",
    "El análisis tardó demasiado y lo detuvimos. Inténtalo de nuevo.",
  ),
  unexpected: words(
    "Algo deu errado do nosso lado. Tente de novo.",
    "Something went wrong on our side. Try again.",
    "Algo salió mal de nuestro lado. Inténtalo de nuevo.",
  ),
  stopped: words(
    "A análise foi interrompida por uma pessoa.",
    "The analysis was stopped by a person.",
    "El análisis fue interrumpido por una persona.",
  ),
  lost: words(
    "A análise parou no meio quando o servidor caiu. Comece de novo.",
    "The analysis stopped halfway when the server went down. Start again.",
    "El análisis se detuvo a la mitad cuando cayó el servidor. Empieza de nuevo.",
  ),
} as const satisfies Record<string, Words>;

export type RadarFailureCode = keyof typeof RADAR_FAILURES;

export const isRadarFailure = (text: string): text is RadarFailureCode => Object.hasOwn(RADAR_FAILURES, text);

/** Something ended a run for good. */
export class RadarFailure extends Error {
  readonly code: RadarFailureCode;

  constructor(code: RadarFailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = "RadarFailure";
    this.code = code;
  }
}
