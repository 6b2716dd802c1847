import type { Runtime } from "#lib/context.ts";

/** Deletes what we hold of an account: its tokens and its name. Posts are the brand's own and stay. */
export async function forgetAccount({ db }: Runtime, appScopedId: string): Promise<void> {
  await db.$transaction([
    db.socialConnection.deleteMany({ where: { appScopedId } }),
    db.connectState.deleteMany({ where: { candidate: { path: ["appScopedId"], equals: appScopedId } } }),
  ]);
}
