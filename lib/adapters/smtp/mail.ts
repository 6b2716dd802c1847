import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { detailOf } from "#lib/adapters/providers/problem-of.ts";
import { SECURE_PORT } from "#lib/domain/mail-server.ts";
import type { MailPort, MailServer, MailServersPort } from "#lib/ports/mail.ts";
import { mailProblemOf } from "./problem-of.ts";

const STALL_MS = 20_000;
/** Somebody sits before the page. */
const TRIED_WITHIN_MS = 8000;

/** A mail that a crash makes us send twice carries one Message-ID, by which mailboxes show it once. */
export function smtpMail(options: SMTPTransport.Options, from: string, stallMs = STALL_MS): MailPort {
  const transport = createTransport({
    ...options,
    dnsTimeout: stallMs,
    connectionTimeout: stallMs,
    greetingTimeout: stallMs,
    socketTimeout: stallMs,
  });
  return {
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html, messageId: `<${id}@${domainOf(from)}>` });
    },
  };
}

/** Servers that are named while we run. */
export const smtpServers = (triedWithinMs = TRIED_WITHIN_MS): MailServersPort => ({
  open: (server) => smtpMail(optionsOf(server), server.from),
  async tryOut(server, mail) {
    try {
      await smtpMail(optionsOf(server), server.from, triedWithinMs).send(mail);
      return { problem: null, detail: null };
    } catch (error) {
      return { problem: mailProblemOf(error), detail: detailOf(error, server.password) };
    }
  },
});

const optionsOf = ({ host, password, port, user }: MailServer): SMTPTransport.Options => ({
  host,
  port,
  secure: port === SECURE_PORT,
  ...(user !== null && { auth: { user, pass: password ?? "" } }),
});

const domainOf = (address: string) => /@([^\s>]+)/.exec(address)?.[1] ?? "localhost";
