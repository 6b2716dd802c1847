import type { WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { CreditBucket } from "#lib/domain/credits.ts";

/** The posts that a workspace can make now: the sum of its ledger. */
export async function readBalance(tx: Tx, workspaceId: WorkspaceId): Promise<number> {
  const { _sum } = await tx.creditEntry.aggregate({ where: { workspaceId }, _sum: { amount: true } });
  return _sum.amount ?? 0;
}

/** The same by what it came from. */
export async function readBuckets(tx: Tx, workspaceId: WorkspaceId): Promise<Record<CreditBucket, number>> {
  const sums = await tx.creditEntry.groupBy({ by: ["bucket"], where: { workspaceId }, _sum: { amount: true } });
  const left = (name: CreditBucket) => sums.find(({ bucket }) => bucket === name)?._sum.amount ?? 0;
  return { plan: left("plan"), pack: left("pack") };
}
