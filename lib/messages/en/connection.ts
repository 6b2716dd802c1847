import type { connection as pt } from "#lib/messages/pt/connection.ts";
import type { Same } from "#lib/messages/words.ts";

export const connection: Same<typeof pt> = {
  title: "Connected account",
  lead: "Where this project’s posts go live.",
  none: {
    title: "No account connected",
    text: "Connect the brand’s account to publish. You authorize it on the social network itself, and can undo it anytime.",
    action: "Connect account",
  },
  state: { working: "Connected", ending: "Ends soon", ended: "Ended" },
  since: "Connected on {date}",
  renews: "Renews automatically; valid until {date}",
  ends: "{days, plural, =0 {It ends today.} one {It ends tomorrow.} other {It ends in # days.}} Automatic renewal isn’t working; reconnect so nothing stops.",
  scheduled:
    "{count, plural, =0 {} one {# scheduled post waits for this account.} other {# scheduled posts wait for this account.}}",
  keeps:
    "{count, plural, =0 {Nothing scheduled is lost.} one {The scheduled post keeps its date.} other {The # scheduled posts keep their dates.}}",
  reconnect: "Reconnect",
  change: "Change account",
  disconnect: "Disconnect",
  opening: "Opening the social network…",
  other: {
    title: "Replace @{from} with @{to}?",
    text: "You chose another account. This project’s next posts will go live on @{to}; what’s on @{from} stays there.",
    confirm: "Use @{to}",
    refuse: "Keep @{from}",
  },
  leave: {
    title: "Disconnect @{handle}?",
    text: "Pauta stops publishing on this account and deletes its access. What’s live stays there.",
    confirm: "Disconnect",
    cancel: "Cancel",
    done: "Account disconnected.",
  },
  back: {
    done: "Account connected.",
    denied: "You didn’t authorize the connection. Nothing changed.",
    failed: "The social network didn’t complete the connection. Try again.",
    permission: "The permission to publish is missing: connect again and leave it checked.",
  },
  banner: {
    none: "{count, plural, one {# post is scheduled and no account is connected: it can’t go live.} other {# posts are scheduled and no account is connected: they can’t go live.}}",
    connect: "Connect an account",
    ending:
      "{days, plural, =0 {The connection to @{handle} ends today.} one {The connection to @{handle} ends tomorrow.} other {The connection to @{handle} ends in # days.}}",
    ended: "The connection to @{handle} has ended: nothing goes live until you reconnect.",
    action: "Reconnect",
    opening: "Opening the social network…",
  },
  because: {
    expired: "The permission you gave has expired.",
    removed: "Pauta was removed in the social network’s settings.",
    password_changed: "The account’s password was changed on the social network.",
    checkpoint: "The social network wants you to sign in there and confirm the account.",
    permission_missing: "A permission needed to publish is missing.",
  },
};
