import type { writer as pt } from "#lib/messages/pt/writer.ts";
import type { Same } from "#lib/messages/words.ts";

export const writer: Same<typeof pt> = {
  by: {
    told: "Written by Pauta’s own writer with your words.",
    page: "Written by Pauta’s own writer with what the linked page says.",
    library: "Written by Pauta’s own writer with its library.",
    near: "Written by Pauta’s own writer with what its library has nearest to the topic.",
    short: "Kept short by Pauta’s own writer: all it had on the topic was the title.",
    model: "Written by {name}.",
  },
  knows: "What the writer knows",
  card: "Short text: facts were missing",
  near: "Near the topic: have a look",
  standIns: {
    writer: "The model didn’t respond: Pauta’s own writer wrote this.",
    plainer_picture: "The provider refused what one image was meant to show: we asked for a simpler one.",
    built_in_picture: "The provider didn’t make every image: Pauta drew the missing ones.",
  },
  doubts: {
    card: "Check before it goes live",
    title: "Check before it goes live",
    text: "The model wrote this, and something needs your attention. Autopilot is waiting for you.",
    repeats: "It seems to repeat an earlier post.",
    language: "Part of it may be in another language.",
    address: "It mentions an address, site or contact nobody gave.",
    ordered: "It may have followed instructions written on the linked page.",
    settle: "I checked, it’s fine",
    settled: "Noted. This post needs nothing else.",
  },
  will: {
    open: "Pauta’s own writer uses what you tell it, a linked page or its library.",
    told: "Pauta’s own writer will use your words.",
    page: "Pauta’s own writer will use what the page says.",
    library: "Pauta’s own writer knows this topic and will use its library.",
    near: "Pauta’s own writer doesn’t know quite this: it would tell the nearest thing that it knows.",
    short: "Pauta’s own writer knows nothing about this topic beyond its title: the post would be short.",
    model: "{name} does the writing.",
  },
  ways: { facts: "Write the facts", link: "Paste a link", model: "Connect a model" },
  newTab: "(opens in another tab)",
  facts: {
    title: "The facts",
    what: "What it is",
    whatHint: "In one sentence",
    when: "When and where, or who it’s for",
    whenHint: "E.g. Saturday, 9 AM to 1 PM, at the shop",
    terms: "Price, deadline or condition",
    termsHint: "E.g. $40, book by Friday",
    add: "Add to the topic",
    cancel: "Cancel",
  },
};
