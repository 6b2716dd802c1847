import type { Context } from "#lib/runtime/context.ts";
import type { Language } from "#lib/domain/language.ts";
import { findSelf, readAccount } from "./read-account.ts";

export async function updateAccount(
  context: Context,
  { language, name }: { language?: Language | undefined; name?: string | undefined },
) {
  const user = await findSelf(context);
  await context.db.user.update({
    where: { id: user.id },
    data: { ...(language && { language }), ...(name && { name }) },
  });
  return readAccount(context);
}
