import type { Scope } from "#lib/runtime/context.ts";
import type { CreditBucket } from "#lib/domain/credits.ts";

/** The posts that a workspace can make now: the sum of its ledger. */
export async function readBalance({ db, workspaceId }: Scope): Promise<number> {
  const { _sum } = await db.creditEntry.aggregate({ where: { workspaceId }, _sum: { amount: true } });
  return _sum.amount ?? 0;
}

/** The same by what it came from. */
export async function readBuckets({ db, workspaceId }: Scope): Promise<Record<CreditBucket, number>> {
  const sums = await db.creditEntry.groupBy({ by: ["bucket"], where: { workspaceId }, _sum: { amount: true } });
  const left = (name: CreditBucket) => sums.find(({ bucket }) => bucket === name)?._sum.amount ?? 0;
  return { plan: left("plan"), pack: left("pack") };
}
