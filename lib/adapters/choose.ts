import type { Db } from "#lib/db/client.ts";
import type { env } from "#lib/env.ts";
import type { MailPort } from "#lib/ports/mail.ts";
import { embeddedMail } from "./embedded/mail.ts";
import { smtpMail } from "./smtp/mail.ts";

export interface Ports {
  readonly mail: MailPort;
}

/** Each port's embedded default, unless the environment names a vendor. */
export function choosePorts({ SMTP_URL, MAIL_FROM }: Pick<typeof env, "SMTP_URL" | "MAIL_FROM">, db: Db): Ports {
  return {
    mail: SMTP_URL ? smtpMail(SMTP_URL, MAIL_FROM) : embeddedMail(db),
  };
}
