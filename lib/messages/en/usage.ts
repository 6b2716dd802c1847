import type { usage as pt } from "#lib/messages/pt/usage.ts";
import type { Same } from "#lib/messages/words.ts";

export const usage: Same<typeof pt> = {
  title: "Providers",
  text: "What text, image and voice models cost. What Pauta makes on its own costs nothing and doesn’t count here.",
  month: "This month",
  of: "of {cap}",
  calls: "{count, plural, =0 {no requests} one {# request} other {# requests}}",
  unpriced:
    "{count, plural, one {# request with no known price is left out of the total and the limit.} other {# requests with no known price are left out of the total and the limit.}}",
  renews: "The count starts again on {date}.",
  cap: {
    label: "Monthly limit",
    hint: "Once it’s reached, nothing more is charged: posts fail for that reason, and Pauta’s own writer can create them. Leave blank for no limit.",
    wrong: "Enter an amount, like 50, or leave it blank.",
    save: "Save",
    saved: "Limit saved.",
    removed: "No limit.",
    reached: "This month’s limit has been reached: no provider is used until you raise it or the month ends.",
  },
  none: "No requests this month.",
  providers: {
    title: "By provider",
    faults: "{count, plural, one {# failure} other {# failures}}",
    tokens: "{input} tokens read, {output} written",
    pictures: "{count, plural, one {# image} other {# images}}",
    minutes: "{minutes} min of speech",
    noPrice: "no price",
  },
  parts: { text: "Text", image: "Image", voice: "Voice" },
  posts: { title: "This month’s costliest posts", deleted: "Deleted post" },
  months: { title: "Earlier months" },
};
