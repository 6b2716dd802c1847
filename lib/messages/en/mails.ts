import type { mails as pt } from "#lib/messages/pt/mails.ts";
import type { Same } from "#lib/messages/words.ts";

export const mails: Same<typeof pt> = {
  magicLink: {
    subject: "Your link to sign in to Pauta",
    lead: "Tap the button to sign in. The link expires in 15 minutes and works once.",
    button: "Sign in to Pauta",
    note: "Not you? Ignore this message: nothing happens unless you tap the button.",
  },
  signUp: {
    subject: "Confirm your Pauta account",
    lead: "One step to go: confirm this email and start your studio. The link expires in an hour.",
    button: "Confirm and start",
    note: "Not you? Ignore this message: no account is created unless you confirm.",
  },
  knownAddress: {
    subject: "You already have a Pauta account",
    lead: "Someone, maybe you, asked for an account with this email, which already has one. Just sign in.",
    button: "Sign in to Pauta",
    note: "Not you? Ignore this message: nothing has changed.",
  },
  mailServer: {
    subject: "Pauta email server test",
    lead: "It worked: this server delivers Pauta’s emails. There’s nothing else to do.",
    button: "Open Installation",
  },
  emailChange: {
    subject: "Confirm your new Pauta email",
    lead: "Tap the button to sign in to Pauta with this email from now on. The link expires in an hour.",
    button: "Confirm email",
    note: "Not you? Ignore this message: nothing changes unless you confirm.",
  },
  secondStep: {
    on: {
      subject: "Two-step verification is on",
      lead: "From now on, Pauta also asks for a code from your app when you sign in. Your other devices are signed out.",
    },
    off: {
      subject: "Two-step verification is off",
      lead: "Pauta no longer asks for a code when you sign in. Your other devices are signed out.",
    },
    removed: {
      subject: "Two-step verification was turned off",
      lead: "Whoever runs this Pauta turned off two-step verification for your account. All your devices are signed out: sign in again and, if you like, turn it back on.",
    },
    codes: {
      subject: "You have new recovery codes",
      lead: "New recovery codes were created for your Pauta account. The old ones no longer work.",
    },
    passkey: {
      subject: "A passkey was created for your account",
      lead: "From now on, it also signs you in to your Pauta account, with no password or code.",
    },
    passkeyRemoved: {
      subject: "A passkey was removed from your account",
      lead: "It no longer signs you in to your Pauta account.",
    },
    button: "See your account",
    note: "Not you? Change your password now and tell whoever runs your Pauta.",
  },
  invite: {
    subject: "{inviter} invited you to {workspace} on Pauta",
    lead: "{inviter} invited you to join {workspace} on Pauta. The invite expires in 7 days.",
    button: "See the invite",
    note: "Don’t know this person? Ignore this message.",
  },
  review: {
    mention: { subject: "{who} mentioned you on “{theme}”", lead: "{who} commented on the post “{theme}”: {text}" },
    approved: {
      subject: "{who} approved “{theme}”",
      lead: "{who} approved the post “{theme}”. It will go live on its own on its date.",
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
    nothingPublished: "No posts went live this week.",
    failed: "What failed",
    fixFailed: "See the post",
    views: "views",
    likes: "likes",
    comments: "comments",
    unmeasured: "no data yet",
    see: "See the post",
    next: "What’s next",
    nothingNext: "Nothing planned for the next seven days.",
    ahead: {
      idea: "idea",
      making: "being created",
      proposed: "waiting for approval",
      scheduled: "scheduled",
    },
    blocked: "What’s blocking autopilot",
    off: "Autopilot is off: ideas are waiting.",
    blockers: {
      no_slots: "Your weekly schedule is empty.",
      no_social: "No social account is connected.",
      no_credits: "You’re out of credits.",
    },
    fix: {
      no_slots: "Fill in your schedule",
      no_social: "Connect the account",
      no_credits: "See the plan",
    },
    open: "Open autopilot",
    why: "You get this summary every Monday because the report for {project} is on.",
    settings: "Turn off the report",
  },
};
