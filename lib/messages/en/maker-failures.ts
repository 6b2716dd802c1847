import type { makerFailures as pt } from "#lib/messages/pt/maker-failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const makerFailures: Same<typeof pt> = {
  someone: "The provider",
  named: "{provider}",
  provider_key_refused:
    "{provider} refused the key: it’s wrong, has expired or is out of funds. The post hasn’t changed. Check the key under Models and try again.",
  provider_busy: "{provider} is too busy right now. The post hasn’t changed: try again in a few minutes.",
  subject_refused: "{provider} won’t do what was asked. The post hasn’t changed: put it another way.",
  provider_broken: "{provider} failed. The post hasn’t changed: try again in a while.",
  provider_slow: "{provider} took too long to respond. The post hasn’t changed: try again.",
  spending_capped:
    "You’ve reached this month’s spending limit for providers, and nothing was charged. Raise it on the plan page or wait for next month.",
  writing_failed: "The text couldn’t be written. The post hasn’t changed: try again.",
  drawing_failed: "The image couldn’t be drawn. The post hasn’t changed, and you get the edit back: try again.",
  speaking_failed: "The recording couldn’t be made. The post hasn’t changed: record again.",
};
