import { FORMAT_RULES, type Format } from "./format.ts";
import type { StepName } from "./step.ts";

/** How far a post is when a step begins, or when a share of it is done. */
export function progressAt(format: Format, step: StepName, share = 0): number {
  const { steps } = FORMAT_RULES[format];
  return (steps.indexOf(step) + share) / steps.length;
}

/** How many pictures a provider is asked for by one post, those that it refuses included. */
export const PICTURE_CALLS_MAX = 10;

/** How long one try of a making may take: what is done by then is kept for the next. */
export const BUDGET_SECONDS: Record<Format, number> = {
  carousel: 300,
  caption_reel: 420,
  infographic: 420,
  animated_audio: 600,
  premium_carousel: 900,
  narrated_photos: 900,
};

const PRIORITY = { awaited: 10, unawaited: 6, short: 2 } as const;

/** In a queue what a person asked for comes before what nobody waits for, and pictures, which take seconds, before films. */
export const makingPriority = (format: Format, isAwaited: boolean): number =>
  (isAwaited ? PRIORITY.awaited : PRIORITY.unawaited) + (FORMAT_RULES[format].scenes === null ? PRIORITY.short : 0);
