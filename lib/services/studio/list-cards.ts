import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { postMedia } from "#lib/db/json/post.ts";
import type { MatterKind } from "#lib/domain/draft.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Format } from "#lib/domain/format.ts";
import type { StepName } from "#lib/domain/step.ts";
import { ON_CALENDAR, SHELVED } from "#lib/domain/listing.ts";
import type { Status } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

interface Filters {
  projectId: string;
  from?: Date | undefined;
  to?: Date | undefined;
  status?: readonly Status[] | undefined;
  shelf?: "1" | undefined;
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export interface Card {
  id: string;
  projectId: string;
  format: Format;
  status: Status;
  theme: string;
  textContent: string | null;
  scheduledFor: Date | null;
  publishedAt: Date | null;
  createdAt: Date;
  origin: string;
  reason: string | null;
  media: unknown;
  coverKey: string | null;
  failureReason: FailureCode | null;
  step: StepName | null;
  progress: number | null;
  matter: MatterKind | null;
  provider: string | null;
  waitsUntil: Date | null;
  isDoubted: boolean;
  views: number | null;
  openComments: number;
  hasContent: boolean;
}

/** A page of cards: those that `isListed` lists. */
export async function listCards(context: Context, { cursor, limit, ...filters }: Filters) {
  const { db } = context;
  const { from, projectId, search, shelf, status, to } = filters;
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  const listing = { name: "cards", filters };
  const after = readCursor(context, listing, cursor);
  await findProject(context, projectId);
  const shown = Prisma.sql`coalesce(p."publishedAt", p."scheduledFor")`;
  const conditions = [
    Prisma.sql`p."projectId" = ${projectId}`,
    ...(from ? [Prisma.sql`${shown} >= ${from}`] : []),
    ...(to ? [Prisma.sql`${shown} <= ${to}`] : []),
    ...((from ?? to) ? [Prisma.sql`p."status" IN (${Prisma.join([...ON_CALENDAR])})`] : []),
    ...(status ? [Prisma.sql`p."status" IN (${Prisma.join([...status])})`] : []),
    ...(shelf ? [Prisma.sql`p."scheduledFor" IS NULL AND p."status" IN (${Prisma.join([...SHELVED])})`] : []),
    ...(search ? [matches(search)] : []),
    ...(after ? [Prisma.sql`p."id" < ${after[0]}`] : []),
  ];
  const rows = await db.$queryRaw<Card[]>`
    SELECT p."id", p."projectId", p."format", p."status", p."theme", p."textContent", p."scheduledFor",
      p."publishedAt", p."createdAt", p."media", p."coverKey", p."failureReason", p."origin", r."reason",
      g."step", g."progress", g."matter", g."provider", g."waitsUntil",
      coalesce(cardinality(g."doubts"), 0) > 0 AS "isDoubted", p."hasContent",
      (SELECT count(*)::int FROM "PostComment" c WHERE c."postId" = p."id" AND c."resolvedAt" IS NULL) AS "openComments",
      (SELECT s."views" FROM "MetricSample" s WHERE s."postId" = p."id" ORDER BY s."measuredAt" DESC LIMIT 1) AS "views"
    FROM "Post" p LEFT JOIN "Generation" g ON g."postId" = p."id"
    LEFT JOIN "AutopilotRun" r ON r."postId" = p."id"
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY p."id" DESC LIMIT ${limit + 1}`;
  const { last, page } = pageOf(rows, limit);
  const cards = page.map((card) => ({ ...card, media: postMedia.read(card.media, card.id) }));
  return { cards, next: last ? writeCursor(context, listing, [last.id]) : null };
}

const ACCENTED = "áàâãäåéèêëíìîïóòôõöúùûüçñ";

/** Words anywhere in the theme or the caption, whatever their accents; what a person types is no pattern. */
function matches(search: string) {
  const pattern = `%${fold(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = (column: Prisma.Sql) => Prisma.sql`translate(lower(${column}), ${ACCENTED}, ${fold(ACCENTED)})`;
  return Prisma.sql`(${folded(Prisma.sql`p."theme"`)} LIKE ${pattern}
    OR ${folded(Prisma.sql`p."textContent"`)} LIKE ${pattern})`;
}
