export const RADAR_STATES = ["none", "running", "interrupted", "failed", "completed"] as const;
export type RadarState = (typeof RADAR_STATES)[number];

export const PLATFORMS = ["social", "video"] as const;
export type Platform = (typeof PLATFORMS)[number];

export interface RadarTargets {
  terms: string[];
  hashtags: string[];
  video_terms: string[];
  competitors: string[];
  video_channels: string[];
}

interface Kpi {
  views: number;
  studied: number;
}
export type RadarKpis = Record<"all" | Platform, Kpi>;
