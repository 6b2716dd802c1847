import type { retelling as pt } from "#lib/messages/pt/retelling.ts";
import type { Same } from "#lib/messages/words.ts";

export const retelling: Same<typeof pt> = {
  title: "Rewrite",
  wish: { all: "What should be different?", caption: "What should be different in the caption?" },
  placeholder: "E.g. shorter, and mention free delivery",
  scope: {
    all: "Changes this post’s text and caption. {model} does the writing; it uses no credits, and one undo brings everything back.",
    caption:
      "Changes only the caption: the words in the images are part of them. {model} does the writing; it uses no credits.",
  },
  wishes: {
    label: "Things to ask for",
    shorter: "Shorter",
    simpler: "Simpler and more direct",
    angle: "Another angle on the same topic",
    lighter: "Lighter and warmer",
  },
  submit: "Write",
  close: "Close",
  stop: "Stop",
  again: "Another version: {field}",
  telling: "{model} is writing. Anything you type in the meantime stays.",
  told: "Done. If you liked it better before, undo it.",
  doubted: "Done, but take a look before it goes live:",
};
