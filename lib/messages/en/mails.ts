import type { mails as pt } from "#lib/messages/pt/mails.ts";
import type { Same } from "#lib/messages/words.ts";

export const mails: Same<typeof pt> = {
  magicLink: {
    subject: "Your link to sign in to Pauta",
    lead: "Tap the button to sign in. The link lasts 15 minutes and works once.",
    button: "Sign in to Pauta",
    note: "Was this not you? Ignore this message: without the click, nothing happens.",
  },
  signUp: {
    subject: "Confirm your Pauta account",
    lead: "One step to go: confirm this e-mail and start your studio. The link lasts an hour.",
    button: "Confirm and start",
    note: "Was this not you? Ignore this message: without the confirmation, no account is made.",
  },
  knownAddress: {
    subject: "You already have a Pauta account",
    lead: "Someone, maybe you, asked for an account with this e-mail, which has one already. Just sign in.",
    button: "Sign in to Pauta",
    note: "Was this not you? Ignore this message: nothing has changed.",
  },
  mailServer: {
    subject: "Test of Pauta’s mail server",
    lead: "It arrived: this server delivers Pauta’s mails. There is nothing more to do.",
    button: "Open the installation",
  },
  emailChange: {
    subject: "Confirm your new e-mail at Pauta",
    lead: "Tap the button to sign in to Pauta with this e-mail from now on. The link lasts an hour.",
    button: "Confirm e-mail",
    note: "Was this not you? Ignore this message: without the confirmation, nothing changes.",
  },
  secondStep: {
    on: {
      subject: "Two-step verification is on",
      lead: "From now on, Pauta also asks for a code from your app when you sign in. Other devices are signed out.",
    },
    off: {
      subject: "Two-step verification is off",
      lead: "Pauta no longer asks for a code when you sign in. Other devices are signed out.",
    },
    removed: {
      subject: "Two-step verification was turned off",
      lead: "Whoever runs this Pauta turned off two-step verification for your account. Every device is signed out: sign in again and, if you like, turn it back on.",
    },
    codes: {
      subject: "You have new recovery codes",
      lead: "New recovery codes were made for your Pauta account. The earlier ones no longer work.",
    },
    passkey: {
      subject: "A passkey was created for your account",
      lead: "From now on it also signs in to your Pauta account, without password or code.",
    },
    passkeyRemoved: {
      subject: "A passkey was removed from your account",
      lead: "It no longer signs in to your Pauta account.",
    },
    button: "See your account",
    note: "Wasn’t it you? Change your password now and tell whoever looks after your Pauta.",
  },
  invite: {
    subject: "{inviter} invited you to {workspace} at Pauta",
    lead: "{inviter} invited you to work on {workspace} at Pauta. The invite lasts 7 days.",
    button: "See the invite",
    note: "Don't know this person? Ignore this message.",
  },
  review: {
    mention: { subject: "{who} mentioned you on “{theme}”", lead: "{who} commented on the post “{theme}”: {text}" },
    approved: {
      subject: "{who} approved “{theme}”",
      lead: "{who} approved the post “{theme}”. It goes out by itself on its date.",
    },
    changes: {
      subject: "{who} asked for changes to “{theme}”",
      lead: "{who} asked for changes to the post “{theme}”: {text}",
    },
    button: "Open the post",
  },
  report: {
    subject: "{project}: your week",
    title: "How the week went",
    published: "Live",
    nothingPublished: "No post went live this week.",
    failed: "What failed",
    fixFailed: "See the post",
    views: "views",
    likes: "likes",
    comments: "comments",
    unmeasured: "no figures yet",
    see: "See the post",
    next: "What comes next",
    nothingNext: "Nothing is planned for the next seven days.",
    ahead: {
      idea: "idea",
      making: "being made",
      proposed: "waits for approval",
      scheduled: "scheduled",
    },
    blocked: "What blocks the autopilot",
    off: "The autopilot is off: ideas wait.",
    blockers: {
      no_slots: "The weekly grid is empty.",
      no_social: "No social account is connected.",
      no_credits: "There are no credits left.",
    },
    fix: {
      no_slots: "Fill the grid",
      no_social: "Connect the account",
      no_credits: "See the plan",
    },
    open: "Open the autopilot",
    why: "You get this summary every Monday because the report of {project} is on.",
    settings: "Turn the report off",
  },
};
