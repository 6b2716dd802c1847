import { IMAGE_EDITS_MAX } from "./limits.ts";

/** How often a drawn post's pages may be imagined again. */

export const budgetOf = (used: number) => ({
  used,
  cap: IMAGE_EDITS_MAX,
  remaining: Math.max(0, IMAGE_EDITS_MAX - used),
});
