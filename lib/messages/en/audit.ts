import type { audit as pt } from "#lib/messages/pt/audit.ts";
import type { Same } from "#lib/messages/words.ts";

export const audit: Same<typeof pt> = {
  title: "Audit",
  lead: "Who did what, when and from where.",
  table: "Entries",
  who: "Who",
  what: "What",
  when: "When",
  where: "From",
  key: "Key {name}",
  system: "Pauta",
  gone: "Someone who left",
  role: "as {role}",
  filters: { topic: "Topic", person: "Person", all: "Everything", everyone: "Everyone" },
  topics: {
    project: "Projects",
    post: "Posts",
    autopilot: "Autopilot",
    radar: "Radar",
    social: "Connected account",
    member: "People",
    invite: "Invites",
    key: "Keys",
    plan: "Plan",
  },
  more: "Show more",
  loading: "Loading…",
  empty: { title: "Nothing here yet", text: "What the team does that matters is kept on this page." },
  none: "No entries with these filters.",
  clear: "Clear filters",
  notAllowed: {
    title: "Only owners and admins see the audit",
    text: "Talk to whoever runs this workspace.",
  },
  actions: {
    project: {
      created: "created the project",
      renamed: "renamed the project",
      deleted: "deleted the project",
      exported: "exported the workspace",
      imported: "imported a workspace",
    },
    social: {
      connected: "connected the account",
      disconnected: "disconnected the account",
    },
    post: {
      published: "sent for publication",
      approved: "approved the post",
      deleted: "deleted the post",
    },
    autopilot: {
      enabled: "switched the autopilot on",
      disabled: "switched the autopilot off",
    },
    radar: {
      started: "started a Radar analysis",
      stopped: "stopped a Radar analysis",
    },
    invite: {
      sent: "invited",
      canceled: "canceled the invite of",
      accepted: "accepted the invite",
    },
    member: {
      role_changed: "changed the role of",
      removed: "removed from the team",
      left: "left the team",
    },
    key: {
      created: "created the API key",
      revoked: "revoked the API key",
    },
    plan: {
      trial_started: "started the trial",
      payment_started: "went to the payment",
      pack_ordered: "ordered a credit pack",
      changed: "changed the plan",
      change_scheduled: "scheduled a plan change",
      change_canceled: "canceled the plan change",
      canceled: "canceled the plan",
      resumed: "resumed the plan",
    },
  },
};
