import { createTransport } from "nodemailer";
import type { MailPort } from "#lib/ports/mail.ts";

const STALL_MS = 20_000;

/** A mail that a crash makes us send twice carries one Message-ID, by which mailboxes show it once. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: STALL_MS,
    greetingTimeout: STALL_MS,
    socketTimeout: STALL_MS,
  });
  return {
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${domainOf(from)}>` });
    },
  };
}

const domainOf = (address: string) => /@([^\s>]+)/.exec(address)?.[1] ?? "localhost";
