import type { Db } from "#lib/db/client.ts";
import type { MailPort } from "#lib/ports/mail.ts";

/** Sends nothing: the mails stay in the outbox that the app shows. */
export function embeddedMail(db: Db): MailPort {
  return {
    async send({ id, to, subject, text, html }) {
      await db.outboxMail.createMany({ data: { id, to, subject, text, html }, skipDuplicates: true });
    },
  };
}
