import type { Context } from "#lib/runtime/context.ts";
import { Failure } from "#lib/domain/failure.ts";
import { monthOf } from "#lib/domain/usage.ts";

type Stored = Pick<Context, "db" | "now">;

/** What a workspace's providers cost this month, as far as somebody said what they cost. */
async function spentThisMonth({ db, now }: Stored, workspaceId: string): Promise<number> {
  const { from } = monthOf(now());
  const { _sum } = await db.usageEntry.aggregate({ where: { workspaceId, at: { gte: from } }, _sum: { cost: true } });
  return _sum.cost ?? 0;
}

/** Before anything is paid: the owners said how much a month may cost. */
export async function requireSpendable(stored: Stored, workspaceId: string): Promise<void> {
  const workspace = await stored.db.workspace.findUnique({
    where: { id: workspaceId },
    select: { usageCapCents: true },
  });
  const cap = workspace?.usageCapCents ?? null;
  if (cap === null) return;
  if ((await spentThisMonth(stored, workspaceId)) * 100 >= cap) throw new Failure("spending_capped");
}
