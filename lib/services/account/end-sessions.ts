import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "./read-account.ts";

/** Each session says which version it is of: none of before speaks for the person from now on. */
export async function endSessions(context: Context): Promise<void> {
  const { id } = await findSelf(context);
  await context.db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
}
