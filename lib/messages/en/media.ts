import type { media as pt } from "#lib/messages/pt/media.ts";
import type { Same } from "#lib/messages/words.ts";

export const media: Same<typeof pt> = {
  uploaded: {
    clip: "Uploaded clip",
    track: "Uploaded track",
  },
};
