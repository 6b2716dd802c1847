import type { usage as pt } from "#lib/messages/pt/usage.ts";
import type { Same } from "#lib/messages/words.ts";

export const usage: Same<typeof pt> = {
  title: "Providers",
  text: "What the models of text, image and voice took. What Pauta makes by itself costs nothing and does not count here.",
  month: "This month",
  of: "of {cap}",
  calls: "{count, plural, =0 {no calls} one {# call} other {# calls}}",
  unpriced:
    "{count, plural, one {# call without a known price is left out of the sum and of the limit.} other {# calls without a known price are left out of the sum and of the limit.}}",
  renews: "The count starts again on {date}.",
  cap: {
    label: "Limit per month",
    hint: "Once it is reached nothing more is paid for: posts fail with that reason, and Pauta’s own writer can make them. Empty: no limit.",
    wrong: "Write an amount, such as 50, or leave it empty.",
    save: "Save",
    saved: "Limit saved.",
    removed: "No limit.",
    reached: "This month’s limit has been reached: no provider is called until it is raised or the month ends.",
  },
  none: "No calls this month.",
  providers: {
    title: "By provider",
    faults: "{count, plural, one {# failure} other {# failures}}",
    tokens: "{input} tokens read, {output} written",
    pictures: "{count, plural, one {# picture} other {# pictures}}",
    minutes: "{minutes} min of speech",
    noPrice: "no price",
  },
  parts: { text: "Text", image: "Image", voice: "Voice" },
  posts: { title: "This month’s dearest posts", deleted: "Deleted post" },
  months: { title: "Earlier months" },
};
