import type { SystemContext } from "#lib/runtime/context.ts";

/** Deletes what we hold of an account: its tokens and its name. Posts are the brand's own and stay. */
export const forgetAccount = (context: SystemContext, appScopedId: string): Promise<void> =>
  context.transaction(async ({ db }) => {
    await db.socialConnection.deleteMany({ where: { appScopedId } });
    await db.connectState.deleteMany({ where: { candidate: { path: ["appScopedId"], equals: appScopedId } } });
  });
