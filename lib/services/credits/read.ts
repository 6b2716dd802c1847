import type { WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";

/** The posts that a workspace can make now: the sum of its ledger. */
export async function readBalance(tx: Tx, workspaceId: WorkspaceId): Promise<number> {
  const { _sum } = await tx.creditEntry.aggregate({ where: { workspaceId }, _sum: { amount: true } });
  return _sum.amount ?? 0;
}
