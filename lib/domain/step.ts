import type { FailureCode } from "./failure.ts";
import type { Part } from "./provider.ts";

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

/** Who makes a step, where a provider can. */
export const STEP_PARTS: Partial<Record<StepName, Part>> = { writing: "text", drawing: "image", speaking: "voice" };

/** One part of a step, kept by itself: "drawing.3", the picture of page 3. */
export type StepPart = StepName | `${StepName}.${string}`;

export const stepOf = (part: StepPart): StepName => STEP_NAMES.find((name) => name === part.split(".")[0]) ?? "writing";

/** What was made otherwise than was asked for. */
export const STAND_INS = ["writer", "plainer_picture", "built_in_picture"] as const;
export type StandIn = (typeof STAND_INS)[number];
