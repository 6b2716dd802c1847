import type { library as pt } from "#lib/messages/pt/library.ts";
import type { Same } from "#lib/messages/words.ts";

export const library: Same<typeof pt> = {
  picture: {
    title: "Photos",
    about: "They appear in narrated photos, one a sentence, newest first.",
    add: "Upload photos",
    empty: "Without photos of yours, narrated photos use pictures from Pauta’s library. JPEG, PNG or WebP up to 15 MB.",
    one: "Photo {number, number}",
  },
  clip: {
    title: "Clips",
    about: "They play behind the lines of reels.",
    add: "Upload clips",
    empty: "Without clips of yours, reels use those of Pauta’s library. MP4, MOV or WebM up to 100 MB.",
    one: "Clip {number, number}",
    closed: "This installation cannot open uploaded clips yet: it needs ffmpeg 5 or newer.",
  },
  sending: "Sending {name}",
  dismiss: "Got it",
  remove: "Remove {name}",
  removed: "Removed from the library. Posts made of it stay as they are.",
  undo: "Undo",
  full: "The library is full: it holds up to {most, number}.",
  seconds: "{count, number} s",
};
