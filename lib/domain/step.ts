import type { FailureCode } from "./failure.ts";

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
