import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const MOST = 100;

/** What the embedded mailer kept for the person who asks; nobody reads another's mail, which may hold a sign-in link. */
export async function listMails(context: Context) {
  const to = await addressOf(context);
  return context.db.outboxMail.findMany({
    where: { to },
    orderBy: { id: "desc" },
    take: MOST,
    select: { id: true, subject: true, at: true },
  });
}

export async function readMail(context: Context, id: string) {
  const to = await addressOf(context);
  const mail = await context.db.outboxMail.findFirst({ where: { id, to } });
  if (!mail) throw new Refusal("resource_not_found");
  return mail;
}

async function addressOf({ actor, db }: Context): Promise<string> {
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
  return email;
}
