import type { outbox as pt } from "#lib/messages/pt/outbox.ts";
import type { Same } from "#lib/messages/words.ts";

export const outbox: Same<typeof pt> = {
  title: "Emails",
  lead: "What Pauta sent you. Without a mail server, messages are kept here.",
  empty: "No emails yet",
  emptyText: "The weekly report and invites show up here. With a mail server of its own, Pauta keeps none.",
  mail: "Mail: {subject}",
  meta: "To {to} · {date}",
  back: "Back",
};
