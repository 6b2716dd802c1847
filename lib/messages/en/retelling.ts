import type { retelling as pt } from "#lib/messages/pt/retelling.ts";
import type { Same } from "#lib/messages/words.ts";

export const retelling: Same<typeof pt> = {
  title: "Write again",
  wish: { all: "What should be different?", caption: "What should be different in the caption?" },
  placeholder: "e.g. shorter, and mention the free delivery",
  scope: {
    all: "Changes this post’s texts and its caption. The model {model} writes; it costs no credit, and one undo brings everything back.",
    caption:
      "Changes the caption alone: the words in the pictures are part of them. The model {model} writes; it costs no credit.",
  },
  wishes: {
    label: "Things to ask for",
    shorter: "Shorter",
    simpler: "Simpler and more direct",
    angle: "Another angle on the same theme",
    lighter: "Lighter and warmer",
  },
  submit: "Write",
  close: "Close",
  stop: "Stop",
  again: "Another version: {field}",
  telling: "The model {model} is writing. Whatever you type meanwhile stays.",
  told: "Done. If you liked it better before, undo.",
  doubted: "Done, but take a look before it goes out:",
};
