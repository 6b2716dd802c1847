import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { reached } from "./open-checkout.ts";

/** The provider's own page for cards and receipts. */
export async function openPortal({ db, ports, settings, workspaceId }: Context): Promise<string> {
  const { billingCustomerId } = await db.workspace.findUniqueOrThrow({
    where: { id: workspaceId },
    select: { billingCustomerId: true },
  });
  if (!billingCustomerId) throw new Refusal("portal_missing");
  const url = await reached(() => ports.billing.openPortal(billingCustomerId, `${settings.appUrl}/plan`));
  if (!url) throw new Refusal("portal_missing");
  return url;
}
