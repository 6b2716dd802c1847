import type { PlainOperation } from "#lib/contract/operation.ts";
import type { PublicName } from "#lib/contract/public.ts";

/** What a call does that cannot be taken back, as an agent is told before it decides. */
const EFFECTS = {
  spends: "Spends one credit of the workspace.",
  publishes: "Publishes to the social network at once: people see it.",
  publishesLater: "The post is published by itself at that time.",
  automates:
    "From then on posts are made, for a credit each, and published without asking, unless approval is required.",
  edits: "Uses one of the post's free changes by description.",
} as const;

const OF_OPERATIONS: Partial<Record<PublicName, keyof typeof EFFECTS>> = {
  createPost: "spends",
  createReel: "spends",
  createAudiogram: "spends",
  publishPost: "publishes",
  schedulePost: "publishesLater",
  enableAutopilot: "automates",
  reimagineSlide: "edits",
};

/** The sentence that says it; null where everything can be taken back. */
export function effectOf(name: PublicName, { method }: PlainOperation): string | null {
  const effect = OF_OPERATIONS[name];
  if (effect) return EFFECTS[effect];
  return method === "DELETE" ? "Deletes for good." : null;
}

/** What the protocol tells of a tool beside its words. */
export const hintsOf = (name: PublicName, definition: PlainOperation) => ({
  readOnlyHint: definition.method === "GET",
  destructiveHint: definition.method === "DELETE" || OF_OPERATIONS[name] === "publishes",
  // A POST is done once for each idempotency key; without one, twice is twice.
  idempotentHint: definition.method !== "POST",
  openWorldHint: OF_OPERATIONS[name] === "publishes",
});
