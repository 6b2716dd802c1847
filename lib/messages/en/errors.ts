import type { errors as pt } from "#lib/messages/pt/errors.ts";
import type { Same } from "#lib/messages/words.ts";

export const errors: Same<typeof pt> = {
  network: "Can’t reach Pauta. Check your connection and try again.",
  retry: "Try again",
  load: "Couldn’t load this",
  missing: {
    title: "This page doesn’t exist",
    text: "The address changed or has a typo.",
    home: "Go to projects",
  },
};
