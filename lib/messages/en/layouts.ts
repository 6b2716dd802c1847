import type { layouts as pt } from "#lib/messages/pt/layouts.ts";
import type { Same } from "#lib/messages/words.ts";

export const layouts: Same<typeof pt> = {
  cover: {
    kicker: "Topic",
    title: "The title that stops the thumb",
    subtitle: "What readers take away",
  },
  statement: {
    title: "This page’s title",
    body: "One or two sentences that explain the idea.",
  },
  list: {
    title: "This page’s title",
    item1: "Point 1",
    item2: "Point 2",
    item3: "Point 3",
    item4: "Point 4",
  },
  checklist: {
    title: "This page’s title",
    item1: "Check 1",
    item2: "Check 2",
    item3: "Check 3",
    item4: "Check 4",
    item5: "Check 5",
  },
  steps: {
    title: "This page’s title",
    step1: "Step 1",
    step2: "Step 2",
    step3: "Step 3",
    step4: "Step 4",
  },
  number: {
    number: "1",
    title: "This page’s title",
    body: "One or two sentences that explain the idea.",
  },
  quote: {
    quote: "A line worth a post.",
    author: "Who said it",
  },
  comparison: {
    title: "This page’s title",
    leftTitle: "Before",
    leftBody: "How it usually is",
    rightTitle: "After",
    rightBody: "How it can be",
  },
  myth: {
    myth: "What everyone repeats",
    truth: "What is true",
  },
  question: {
    title: "A question to think about?",
    body: "One or two sentences that explain the idea.",
  },
  picture: {
    title: "This page’s title",
    body: "One or two sentences that explain the idea.",
  },
  call: {
    title: "What now?",
    body: "One or two sentences that explain the idea.",
    action: "Save this post",
  },
};
