import type { told as pt } from "#lib/messages/pt/told.ts";
import type { Same } from "#lib/messages/words.ts";

export const told: Same<typeof pt> = {
  subject: "{count} notices from {workspace}",
  choose: "Choose what comes by e-mail",
  day: "1 day",
  days: "{count} days",
  because: { busy: "It has too many requests right now.", broken: "It failed several times in a row." },
  kinds: {
    post_failed: {
      one: { title: "The post “{theme}” failed", text: "{reason}", next: "See the post" },
      several: {
        title: "{count} posts failed in {project}",
        text: "The latest is “{theme}”. {reason}",
        next: "See the failed posts",
      },
    },
    post_missed: {
      one: { title: "The post “{theme}” missed its time", text: "{reason}", next: "See the post" },
      several: {
        title: "{count} posts missed their time in {project}",
        text: "{reason}",
        next: "See the failed posts",
      },
    },
    post_awaits: {
      one: {
        title: "“{theme}” is waiting for your approval",
        text: "It is ready for {date}, in {project}. Without approval it won’t go out.",
        next: "Review and approve",
      },
      several: {
        title: "{count} posts in {project} are waiting for approval",
        text: "They are ready and have their dates. Without approval they won’t go out.",
        next: "See the drafts",
      },
    },
    autopilot_no_credits: {
      one: {
        title: "The autopilot has stopped: no credits left",
        text: "Ideas are waiting. Those whose time passes without a credit won’t become posts.",
        next: "See the plan",
      },
    },
    autopilot_no_account: {
      one: {
        title: "The autopilot of {project} has nowhere to publish",
        text: "No social account is connected. Ideas are waiting, and those whose time passes won’t become posts.",
        next: "Connect the account",
      },
    },
    connection_ending: {
      one: {
        title: "The connection to @{handle} ends in {days}",
        text: "We try to renew the connection of the project {project} every day and the social network does not answer. Reconnect the account so that scheduled posts go out on time.",
        next: "Reconnect the account",
      },
    },
    connection_ended: {
      one: {
        title: "The connection to @{handle} has ended",
        text: "{because} The project {project} cannot publish until you reconnect the account. Its scheduled posts are kept, with their dates.",
        next: "Reconnect the account",
      },
    },
    payment_failed: {
      one: {
        title: "We could not charge your plan",
        text: "The charge of {amount} was refused. Pay by {until} to keep the plan; until then we try again.",
        next: "Pay now",
      },
    },
    plan_ended: {
      one: {
        title: "Your plan has ended",
        text: "The charge of {amount} was not paid and the plan has ended. Your posts are still there, and so are credits from packs.",
        next: "Subscribe again",
      },
    },
    provider_key_refused: {
      one: {
        title: "{provider} refused the key",
        text: "It is wrong, has expired or is out of funds. The posts that need it wait in the queue and will try again by themselves.",
        next: "Check the key",
      },
    },
    provider_held: {
      one: {
        title: "{provider} is not answering",
        text: "{because} The posts that need it wait in the queue and will try again by themselves.",
        next: "See the status",
      },
    },
  },
};
