import { newId } from "#lib/db/id.ts";
import { lockFirstUser } from "#lib/db/lock-first-user.ts";
import type { Language } from "#lib/domain/language.ts";
import type { SystemContext } from "#lib/runtime/context.ts";

interface NewUser {
  email: string;
  name: string;
  passwordHash: string | null;
  language?: Language;
  emailVerifiedAt?: Date;
}

/** An account. Whoever has the first one owns the installation. */
export async function addUser({ db, now }: Pick<SystemContext, "db" | "now">, person: NewUser) {
  const isFirst = async () => (await db.user.findFirst({ select: { id: true } })) === null;
  const mayBeFirst = await isFirst();
  if (mayBeFirst) await lockFirstUser(db);
  const ownsInstallation = mayBeFirst && (await isFirst());
  return db.user.create({ data: { ...person, id: newId("user"), createdAt: now(), ownsInstallation } });
}
