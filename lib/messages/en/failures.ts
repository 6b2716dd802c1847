import { HASHTAGS_MAX } from "#lib/domain/limits.ts";
import type { failures as pt } from "#lib/messages/pt/failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const failures: Same<typeof pt> = {
  link_unreachable: "We could not open the link. Check the address or write a theme.",
  link_without_text: "The linked page has no text to make a post of. Try another link or write a theme.",
  writing_failed: "The text could not be written. Try again: it costs no other credit.",
  drawing_failed: "The pictures could not be drawn. Try again: it costs no other credit.",
  speaking_failed: "The narration could not be recorded. Check the project's voice and try again.",
  rendering_failed: "The video could not be rendered. Try again: it costs no other credit.",
  provider_key_refused:
    "The provider refused the key: it is wrong, has expired or is out of funds. Check the key in Settings and try again: it costs no other credit.",
  provider_busy: "The provider was too busy to answer for two hours. Try again later: it costs no other credit.",
  subject_refused:
    "The provider will not work on this subject. Put the theme another way, or make the post with Pauta’s own writer.",
  provider_broken:
    "The provider failed more than once. Try again in a while: it costs no other credit, and what was ready is kept.",
  provider_slow:
    "The provider took too long to answer, twice. Try again: it costs no other credit, and what was ready is kept.",
  spending_capped:
    "This month’s limit for providers has been reached, and nothing more was paid for. Raise it on the plan page, wait for next month, or make the post with Pauta’s own writer.",
  clip_not_opened:
    "The video uses a clip of yours, and this installation's ffmpeg is too old to open it. Change the clip and try again.",
  timed_out: "It took too long and we stopped. Try again: it costs no other credit.",
  not_connected: "This project has no social account connected. Connect one and publish again.",
  connection_ended: "The connection to the social network has ended. Reconnect the account and publish again.",
  missed: "The time passed while Pauta was down. Schedule it again or publish now.",
  unfit: "The content does not fit the social network: a carousel has 1 to 10 slides.",
  file_refused: "The social network refused the file. Edit the post and try again.",
  file_unreachable: "The social network could not fetch the files. Check that Pauta's address is public.",
  caption_refused: `The social network refused the caption: up to 2,200 characters, ${HASHTAGS_MAX} hashtags and 20 mentions.`,
  account_restricted: "The social network has restricted the account. Open its app on the phone and follow the steps.",
  network_refused: "The social network refused the post. Edit it and try again.",
  quota_full:
    "The account has published all that the social network allows in 24 hours. Nothing went live: schedule it for later.",
  network_too_slow: "The social network took too long to prepare the post. Nothing went live: try again.",
  not_confirmed: "We could not confirm that the post went live. Check the network; publishing again verifies first.",
};
