import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { PARTS } from "#lib/domain/provider.ts";
import { type Month, monthOf } from "#lib/domain/usage.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { NOTHING, type OfProvider, type Taken, TAKEN } from "./taken.ts";

const POSTS_MAX = 10;
const MONTHS_BACK = 5;

interface OfPost extends Taken {
  id: string;
  projectId: string | null;
  theme: string | null;
}

/** What a workspace's providers took, this month in detail. */
export async function readUsage(context: Context) {
  const { db, now, settings, workspaceId } = context;
  const within = ({ from, to }: Month) =>
    Prisma.sql`u."workspaceId" = ${workspaceId} AND u."at" >= ${from} AND u."at" < ${to}`;
  const month = monthOf(now());
  const sumOf = async (of: Month) => {
    const rows = await db.$queryRaw<Taken[]>`SELECT ${TAKEN} FROM "UsageEntry" u WHERE ${within(of)}`;
    return { ...of, ...(rows[0] ?? NOTHING) };
  };
  const before = Array.from({ length: MONTHS_BACK }, (_, index) => monthOf(now(), index + 1));
  const [workspace, makers, whole, providers, posts, months] = await Promise.all([
    db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { usageCapCents: true } }),
    makersOf(context, workspaceId),
    sumOf(month),
    db.$queryRaw<OfProvider[]>`
      SELECT u."part", u."provider", count(u."fault")::int AS faults, ${TAKEN} FROM "UsageEntry" u
      WHERE ${within(month)} GROUP BY u."part", u."provider" ORDER BY cost DESC NULLS LAST, calls DESC`,
    db.$queryRaw<OfPost[]>`
      SELECT d.*, p."projectId", p."theme" FROM (
        SELECT u."postId" AS id, ${TAKEN} FROM "UsageEntry" u
        WHERE ${within(month)} AND u."postId" IS NOT NULL GROUP BY u."postId"
        ORDER BY cost DESC NULLS LAST, calls DESC, id DESC LIMIT ${POSTS_MAX}
      ) d LEFT JOIN "Post" p ON p."id" = d.id ORDER BY d.cost DESC NULLS LAST, d.calls DESC, d.id DESC`,
    Promise.all(before.map(sumOf)),
  ]);
  return {
    currency: settings.prices.currency,
    capCents: workspace.usageCapCents,
    hasProvider: PARTS.some((part) => makers[part].isModel),
    month: whole,
    providers,
    posts,
    months: months.filter(({ calls }) => calls > 0),
  };
}
