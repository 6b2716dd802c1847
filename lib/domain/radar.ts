export const RADAR_STATES = ["none", "running", "interrupted", "failed", "completed"] as const;

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

/** Why a run ended before its end; the row keeps the code. */
export const RADAR_FAILURES = [
  "nothing_to_search",
  "nothing_found",
  "no_source",
  "social_unreachable",
  "video_unreachable",
  "social_refused",
  "video_refused",
  "social_limited",
  "video_limited",
  "timed_out",
  "unexpected",
  "stopped",
  "lost",
] as const;

export type RadarFailureCode = (typeof RADAR_FAILURES)[number];

/** Something ended a run for good. */
export class RadarFailure extends Error {
  readonly code: RadarFailureCode;

  constructor(code: RadarFailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = "RadarFailure";
    this.code = code;
  }
}
