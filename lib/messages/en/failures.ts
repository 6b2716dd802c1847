import { HASHTAGS_MAX } from "#lib/domain/limits.ts";
import type { failures as pt } from "#lib/messages/pt/failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const failures: Same<typeof pt> = {
  link_unreachable: "We couldn’t open the link. Check the address or write a topic.",
  link_without_text: "The linked page doesn’t have enough text for a post. Try another link or write a topic.",
  writing_failed: "The text couldn’t be written. Try again: it won’t cost another credit.",
  drawing_failed: "The images couldn’t be drawn. Try again: it won’t cost another credit.",
  speaking_failed: "The narration couldn’t be recorded. Check the project’s voice and try again.",
  rendering_failed: "The video couldn’t be created. Try again: it won’t cost another credit.",
  provider_key_refused:
    "The provider refused the key: it’s wrong, has expired or is out of funds. Check the key under Models and try again: it won’t cost another credit.",
  provider_busy: "The provider was too busy to respond for two hours. Try again later: it won’t cost another credit.",
  subject_refused:
    "The provider won’t write about this topic. Put it another way, or create the post with Pauta’s own writer.",
  provider_broken:
    "The provider failed more than once. Try again in a while: it won’t cost another credit, and what was finished is saved.",
  provider_slow:
    "The provider took too long to respond, twice. Try again: it won’t cost another credit, and what was finished is saved.",
  spending_capped:
    "You’ve reached this month’s spending limit for providers, and nothing more was charged. Raise it on the plan page, wait for next month, or create the post with Pauta’s own writer.",
  clip_not_opened:
    "The video uses one of your clips, which this installation can’t open. Change the clip and try again.",
  timed_out: "It took too long, so we stopped. Try again: it won’t cost another credit.",
  not_connected: "This project has no social account connected. Connect one and publish again.",
  connection_ended: "The connection to the social network has ended. Reconnect the account and publish again.",
  missed: "The time passed while Pauta was down. Schedule it again or publish now.",
  unfit: "The content doesn’t fit the social network: a carousel has 1 to 10 pages.",
  file_refused: "The social network refused the file. Edit the post and try again.",
  file_unreachable: "The social network couldn’t fetch the files. Check that Pauta’s address is public.",
  caption_refused: `The social network refused the caption: up to 2,200 characters, ${HASHTAGS_MAX} hashtags and 20 mentions.`,
  account_restricted: "The social network has restricted the account. Open its app on your phone and follow the steps.",
  network_refused: "The social network refused the post. Edit it and try again.",
  quota_full:
    "The account has published as much as the social network allows in 24 hours. Nothing went live: schedule it for later.",
  network_too_slow: "The social network took too long to prepare the post. Nothing went live: try again.",
  not_confirmed:
    "We couldn’t confirm that the post went live. Check the social network; if you publish again, we’ll check first.",
};
