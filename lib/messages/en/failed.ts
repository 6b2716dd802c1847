import type { failed as pt } from "#lib/messages/pt/failed.ts";
import type { Same } from "#lib/messages/words.ts";

export const failed: Same<typeof pt> = {
  title: "Something went wrong",
  text: "It’s our fault, and nothing you saved was lost.",
  retry: "Try again",
  reference: "Code for support:",
};
