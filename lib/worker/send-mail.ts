import { sendMail as send } from "#lib/services/mail/send-mail.ts";
import type { Handler } from "./job.ts";

export const sendMail: Handler<"send-mail"> = (mail, runtime) => send(runtime, mail);
