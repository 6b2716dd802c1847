import type { FailureCode } from "./failure.ts";
import type { Format } from "./format.ts";

/** The steps of a post's making, and how a failure in each is told. */
export const STEP_FAILURES = {
  research: "link_unreachable",
  writing: "writing_failed",
  drawing: "drawing_failed",
  speaking: "speaking_failed",
  rendering: "rendering_failed",
} as const satisfies Record<string, FailureCode>;

export type StepName = keyof typeof STEP_FAILURES;
export const STEP_NAMES = Object.keys(STEP_FAILURES) as [StepName, ...StepName[]];

/** What each format goes through, in order; the app shows it as it happens. */
export const FORMAT_STEPS: Record<Format, readonly StepName[]> = {
  carousel: ["research", "writing", "drawing"],
  caption_reel: ["writing", "rendering"],
  animated_audio: ["writing", "speaking", "rendering"],
  narrated_photos: ["writing", "drawing", "speaking", "rendering"],
  premium_carousel: ["writing", "drawing"],
  infographic: ["writing", "drawing", "rendering"],
};

/** How far a post is when a step begins. */
export const progressAt = (format: Format, step: StepName): number =>
  FORMAT_STEPS[format].indexOf(step) / FORMAT_STEPS[format].length;
