import type { writer as pt } from "#lib/messages/pt/writer.ts";
import type { Same } from "#lib/messages/words.ts";

export const writer: Same<typeof pt> = {
  by: {
    told: "Written by Pauta’s own writer with your words.",
    page: "Written by Pauta’s own writer with what the link’s page says.",
    library: "Written by Pauta’s own writer with its library.",
    short: "Kept short by Pauta’s own writer: of the theme, it had the title alone.",
    model: "Written by the model {name}.",
  },
  knows: "What the writer knows",
  card: "Short text: facts were missing",
  standIns: {
    writer: "The model did not answer: Pauta’s own writer wrote this.",
    plainer_picture: "The provider refused what a picture was to show: a plainer one was asked for.",
    built_in_picture: "The provider did not make every picture: Pauta drew those that were missing.",
  },
  doubts: {
    card: "Look before it goes out",
    title: "Look before it goes out",
    text: "The model wrote this, and something in it wants your eye. The autopilot waits for you.",
    repeats: "It seems to say again what an earlier post said.",
    language: "A part of it may be in another language.",
    address: "It names an address, a site or a contact that nobody gave.",
    ordered: "It may have obeyed an order that the link’s page holds.",
    settle: "I looked, it is right",
    settled: "Noted. Nothing more is asked of this post.",
  },
  will: {
    open: "Pauta’s own writer works with what you tell it, with a link’s page or with its library.",
    told: "Pauta’s own writer will use your words.",
    page: "Pauta’s own writer will use what the page says.",
    library: "Pauta’s own writer knows this theme and will use its library.",
    short: "Pauta’s own writer knows nothing of this theme beyond its title: the post would be short.",
    model: "The model {name} does the writing.",
  },
  ways: { facts: "Write the facts", link: "Paste a link", model: "Connect a model" },
  newTab: "(opens in another tab)",
  facts: {
    title: "The facts",
    what: "What it is",
    whatHint: "In one sentence",
    when: "When and where, or for whom",
    whenHint: "E.g. Saturday, 9 am to 1 pm, at the shop",
    terms: "Price, deadline or condition",
    termsHint: "E.g. $40, book by Friday",
    add: "Add to the theme",
    cancel: "Cancel",
  },
};
