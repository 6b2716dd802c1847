import type { Handler } from "./job.ts";

export const sendMail: Handler<"send-mail"> = (mail, { ports }) => ports.mail.send(mail);
