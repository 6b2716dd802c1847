import type { told as pt } from "#lib/messages/pt/told.ts";
import type { Same } from "#lib/messages/words.ts";

export const told: Same<typeof pt> = {
  subject: "{count} notifications from {workspace}",
  choose: "Choose what we email you",
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
        text: "It’s ready for {date}, in {project}. It won’t go live without approval.",
        next: "Review and approve",
      },
      several: {
        title: "{count} posts in {project} are waiting for approval",
        text: "They’re ready and have dates. They won’t go live without approval.",
        next: "See the drafts",
      },
    },
    autopilot_no_credits: {
      one: {
        title: "Autopilot stopped: you’re out of credits",
        text: "Ideas are waiting. Those whose time passes without a credit won’t become posts.",
        next: "See the plan",
      },
    },
    autopilot_no_account: {
      one: {
        title: "Autopilot for {project} has nowhere to publish",
        text: "No social account is connected. Ideas are waiting, and those whose time passes won’t become posts.",
        next: "Connect the account",
      },
    },
    connection_ending: {
      one: {
        title: "The connection to @{handle} ends in {days}",
        text: "We try to renew the connection for {project} every day, but the social network isn’t responding. Reconnect the account so scheduled posts go live on time.",
        next: "Reconnect the account",
      },
    },
    connection_ended: {
      one: {
        title: "The connection to @{handle} has ended",
        text: "{because} {project} can’t publish until you reconnect the account. Its scheduled posts are kept, with their dates.",
        next: "Reconnect the account",
      },
    },
    payment_failed: {
      one: {
        title: "We couldn’t charge your plan",
        text: "The {amount} charge was declined. Pay by {until} to keep your plan; until then, we’ll try again.",
        next: "Pay now",
      },
    },
    plan_ended: {
      one: {
        title: "Your plan has ended",
        text: "The {amount} charge wasn’t paid and your plan has ended. Your posts are still there, and so are credits from packs.",
        next: "Subscribe again",
      },
    },
    provider_key_refused: {
      one: {
        title: "{provider} refused the key",
        text: "It’s wrong, has expired or is out of funds. The posts that need it wait in the queue and will try again on their own.",
        next: "Check the key",
      },
    },
    provider_held: {
      one: {
        title: "{provider} isn’t responding",
        text: "{because} The posts that need it wait in the queue and will try again on their own.",
        next: "See the status",
      },
    },
  },
};
