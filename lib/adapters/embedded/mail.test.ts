import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { embeddedMail } from "./mail.ts";

const { db } = await testDatabase();

test("a mail sent again by a repeated job is in the outbox once", async () => {
  const port = embeddedMail(db);
  const mail = { id: "mail_1", to: "ana@example.com", subject: "Olá", text: "t", html: "<p>t</p>" };
  await port.send(mail);
  await port.send(mail);
  expect(await db.outboxMail.findMany()).toMatchObject([mail]);
});
