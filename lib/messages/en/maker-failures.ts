import type { makerFailures as pt } from "#lib/messages/pt/maker-failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const makerFailures: Same<typeof pt> = {
  someone: "The provider",
  named: "The provider {provider}",
  provider_key_refused:
    "{provider} refused the key: it is wrong, has expired or is out of funds. The post is as it was. Check the key under Models and ask again.",
  provider_busy: "{provider} is too busy right now. The post is as it was: ask again in a few minutes.",
  subject_refused: "{provider} will not do what was asked. The post is as it was: put it another way.",
  provider_broken: "{provider} failed. The post is as it was: ask again in a while.",
  provider_slow: "{provider} took too long to answer. The post is as it was: ask again.",
  spending_capped:
    "This month’s limit for providers has been reached, and nothing was paid for. Raise it on the plan page or wait for next month.",
  writing_failed: "The text could not be written. The post is as it was: ask again.",
  drawing_failed: "The picture could not be drawn. The post is as it was, and you have the edit back: ask again.",
  speaking_failed: "The recording could not be made. The post is as it was: record again.",
};
