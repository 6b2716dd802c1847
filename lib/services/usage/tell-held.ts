import type { SystemContext } from "#lib/runtime/context.ts";
import type { HoldingFault } from "#lib/domain/provider-hold.ts";
import { tell } from "#lib/services/notices/tell.ts";
import type { Asked } from "#lib/services/providers/holds.ts";

/** A workspace's owners hear that their posts wait for a provider, and why: once for each time that it is left alone. */
export async function tellHeld(
  within: SystemContext,
  workspaceId: string,
  { part, provider, workspaceId: keyOf }: Asked,
  fault: HoldingFault,
): Promise<void> {
  const hold = await within.db.providerHold.findFirst({ where: { part, provider, workspaceId: keyOf } });
  await tell(within, {
    kind: fault === "key_refused" ? "provider_key_refused" : "provider_held",
    workspaceId,
    about: `${part} ${provider} ${hold?.since.toISOString()}`,
    detail: { part, provider, fault },
  });
}
