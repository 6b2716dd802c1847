export const MOODS = ["calm", "bright", "warm", "fresh", "serious", "festive"] as const;
export type Mood = (typeof MOODS)[number];
