import * as z from "zod";
import { operation } from "./operation.ts";
import { timestamp } from "./shapes.ts";

const Listed = z.strictObject({ id: z.string(), subject: z.string(), at: timestamp });

export const listMails = operation({
  method: "GET",
  path: "/mails",
  summary: "List the mails that Pauta kept for you; with a mail server of its own it keeps none",
  audience: "app",
  response: z.strictObject({ mails: z.array(Listed) }),
});

export const readMail = operation({
  method: "GET",
  path: "/mails/{id}",
  summary: "Read a mail that Pauta kept for you",
  audience: "app",
  response: Listed.extend({ to: z.string(), text: z.string(), html: z.string() }),
  errors: ["not_found"],
});
