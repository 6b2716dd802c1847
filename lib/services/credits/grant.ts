import type { WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { type CreditBucket, creditKeys } from "#lib/domain/credits.ts";
import { readBalance } from "./read.ts";

interface Grant {
  key: string;
  bucket: CreditBucket;
  amount: number;
  reason: string;
  at: Date;
}

/** Adds to the ledger; a key that stands there already adds nothing. */
export async function grantCredits(tx: Tx, workspaceId: WorkspaceId, { at, ...grant }: Grant): Promise<void> {
  if (grant.amount === 0) return;
  await tx.creditEntry.createMany({
    data: [{ id: newId("entry"), workspaceId, createdAt: at, ...grant }],
    skipDuplicates: true,
  });
}

/** The operator's word: exactly so many are available from now on. The row says what it took to get there. */
export async function setBalance(tx: Tx, workspaceId: WorkspaceId, balance: number, at: Date): Promise<void> {
  const amount = balance - (await readBalance(tx, workspaceId));
  await grantCredits(tx, workspaceId, {
    key: creditKeys.operator(newId("entry")),
    bucket: "pack",
    amount,
    reason: "set_by_operator",
    at,
  });
}
