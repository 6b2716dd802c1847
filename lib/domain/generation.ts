import { FORMAT_RULES, type Format } from "./format.ts";
import type { StepName } from "./step.ts";

/** How far a post is when a step begins. */
export function progressAt(format: Format, step: StepName): number {
  const { steps } = FORMAT_RULES[format];
  return steps.indexOf(step) / steps.length;
}
