import type { outbox as pt } from "#lib/messages/pt/outbox.ts";
import type { Same } from "#lib/messages/words.ts";

export const outbox: Same<typeof pt> = {
  title: "Emails",
  lead: "What Pauta sent you. Without an email server, messages are kept here.",
  empty: "No emails yet",
  emptyText: "The weekly report and invites show up here. With an email server set up, none are kept.",
  mail: "Email: {subject}",
  meta: "To {to} · {date}",
  back: "Back",
};
