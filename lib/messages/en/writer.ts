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
