import { Refusal } from "#lib/domain/refusal.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { OPERATOR, recordChange } from "./record-change.ts";

/** The operator's: who sees the page of the installation from now on, or no longer does. */
export const nameOwner = (runtime: Runtime, email: string, ownsInstallation: boolean): Promise<void> =>
  openSystem(runtime).transaction(async (within) => {
    const { db } = within;
    if (!(await db.user.count({ where: { email } }))) throw new Refusal("resource_not_found", { field: "email" });
    const change = { where: { email, ownsInstallation: !ownsInstallation }, data: { ownsInstallation } };
    const { count } = await db.user.updateMany(change);
    if (count === 0) return;
    const action = ownsInstallation ? "installation.owner_added" : "installation.owner_removed";
    await recordChange(within, OPERATOR, action, email);
  });
