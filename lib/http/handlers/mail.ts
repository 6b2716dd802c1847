import { listMails as list, readMail as read } from "#lib/services/mail/read-mails.ts";
import type { Handler } from "./handler.ts";

export const listMails: Handler<"listMails"> = async (context) => ({
  mails: (await list(context)).map(({ at, id, subject }) => ({ id, subject, at: at.toISOString() })),
});

export const readMail: Handler<"readMail"> = async (context, { params }) => {
  const { at, html, id, subject, text, to } = await read(context, params.id);
  return { id, subject, at: at.toISOString(), to, text, html };
};
