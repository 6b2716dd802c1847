import { join } from "node:path";
import type { Db } from "#lib/db/client.ts";
import type { env } from "#lib/env.ts";
import type { Ports } from "#lib/ports/ports.ts";
import type { StoragePort } from "#lib/ports/storage.ts";
import { embeddedMail } from "./embedded/mail.ts";
import { embeddedStorage } from "./embedded/storage.ts";
import { s3Storage } from "./s3/storage.ts";
import { embeddedWriter } from "./embedded/writer/writer.ts";
import { smtpMail } from "./smtp/mail.ts";
import { webArticle } from "./web/article.ts";

type Environment = Pick<typeof env, "SMTP_URL" | "MAIL_FROM" | "STORAGE_URL" | "DATA_DIR">;

/** Each port's embedded default, unless the environment names a vendor. */
export function choosePorts(environment: Environment, db: Db): Ports {
  const { MAIL_FROM, SMTP_URL } = environment;
  return {
    article: webArticle(),
    mail: SMTP_URL ? smtpMail(SMTP_URL, MAIL_FROM) : embeddedMail(db),
    storage: chooseStorage(environment),
    text: embeddedWriter(),
  };
}

export function chooseStorage({ DATA_DIR, STORAGE_URL }: Pick<Environment, "STORAGE_URL" | "DATA_DIR">): StoragePort {
  const url = STORAGE_URL ?? `file:${join(DATA_DIR, "media")}`;
  return url.startsWith("s3:") ? s3Storage(url) : embeddedStorage(url);
}
