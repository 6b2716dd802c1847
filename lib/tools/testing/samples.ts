import { EDITOR_SAMPLES } from "./editor-samples.ts";
import { POST_SAMPLES } from "./post-samples.ts";
import { PROJECT_SAMPLES } from "./project-samples.ts";
import type { Samples } from "./sample.ts";
import { SITE_SAMPLES } from "./site-samples.ts";
import { WORKSPACE_SAMPLES } from "./workspace-samples.ts";

/**
 * For each operation, one valid call and what it needs to be there. A new operation does not compile without its
 * row, so the generated tests cover it from its first day.
 */
export const SAMPLES: Samples = {
  ...POST_SAMPLES,
  ...EDITOR_SAMPLES,
  ...PROJECT_SAMPLES,
  ...WORKSPACE_SAMPLES,
  ...SITE_SAMPLES,
};
