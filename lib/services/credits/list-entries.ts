import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { CreditBucket, CreditReason } from "#lib/domain/credits.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";

interface Entry {
  id: string;
  bucket: CreditBucket;
  amount: number;
  reason: CreditReason;
  createdAt: Date;
  /** what was available after it */
  balance: number;
  postId: string | null;
  /** null: the post is gone, its receipt is not */
  projectId: string | null;
  theme: string | null;
}

/** The ledger, newest first. */
export async function listCreditEntries(
  context: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { db, workspaceId } = context;
  const listing = { name: "credits", filters: {} };
  const after = readCursor(context, listing, cursor);
  const rows = await db.$queryRaw<Entry[]>`
    SELECT e.*, p."projectId", p."theme" FROM (
      SELECT "id", "bucket", "amount", "reason", "createdAt", "postId",
        sum("amount") OVER (ORDER BY "id")::int AS "balance"
      FROM "CreditEntry" WHERE "workspaceId" = ${workspaceId}
    ) e LEFT JOIN "Post" p ON p."id" = e."postId" AND p."workspaceId" = ${workspaceId}
    ${after ? Prisma.sql`WHERE e."id" < ${after[0]}` : Prisma.empty}
    ORDER BY e."id" DESC LIMIT ${limit + 1}`;
  const { last, page } = pageOf(rows, limit);
  return { entries: page, next: last ? writeCursor(context, listing, [last.id]) : null };
}
