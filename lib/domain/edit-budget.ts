/** How often a drawn post's pages may be imagined again. */
const IMAGE_EDITS_MAX = 2;

export const budgetOf = (used: number) => ({
  used,
  cap: IMAGE_EDITS_MAX,
  remaining: Math.max(0, IMAGE_EDITS_MAX - used),
});
