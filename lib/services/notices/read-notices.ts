import { Prisma } from "#lib/db/generated/client.ts";
import type { Language } from "#lib/domain/language.ts";
import { type NoticeKind, NOTICES, type NoticePlace } from "#lib/domain/notice.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { gather } from "./gather.ts";
import { sayNotice } from "./say-notice.ts";
import { stands } from "./stands.ts";
import { toldNotice } from "./told.ts";

const MOST = 200;

/** The caller as one of the workspace: whose copies are read. */
async function memberIdOf({ actor, db, workspaceId }: Pick<Context, "actor" | "db" | "workspaceId">) {
  if (actor.kind !== "user") throw new Refusal("session_missing");
  const where = { workspaceId_userId: { workspaceId, userId: actor.id } };
  return (await db.member.findUniqueOrThrow({ where, select: { id: true } })).id;
}

interface Copy {
  id: string;
  isSeen: boolean;
  stands: boolean;
}

/** What a person was told lately, newest first, in the words of a language. */
export async function readNotices(context: Context, language: Language) {
  const { db } = context;
  const copies = await db.$queryRaw<Copy[]>`
    SELECT n."id", c."seenAt" IS NOT NULL AS "isSeen", ${stands(context.now())} AS "stands"
    FROM "NoticeCopy" c JOIN "Notice" n ON n."id" = c."noticeId"
    WHERE c."memberId" = ${await memberIdOf(context)} AND c."isListed"
    ORDER BY n."at" DESC, n."id" DESC LIMIT ${MOST}`;
  const rows = await db.notice.findMany({ where: { id: { in: copies.map(({ id }) => id) } }, ...toldNotice });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const notices = copies.flatMap(({ id, ...copy }) => {
    const row = byId.get(id);
    return row ? [{ ...row, ...copy }] : [];
  });
  const apart = ({ at, isSeen, stands: open }: (typeof notices)[number]) =>
    `${isSeen} ${open} ${at.toISOString().slice(0, 10)}`;
  return gather(notices, apart).map(({ all, newest }) => ({
    ...sayNotice(newest, all.length, language),
    ids: all.map(({ id }) => id),
    kind: newest.kind,
    project: newest.project?.name ?? null,
    at: newest.at,
    isSeen: newest.isSeen,
    stands: newest.stands,
  }));
}

interface Counted {
  kind: NoticeKind;
  projectId: string | null;
  unseen: number;
  open: number;
}

/** How many a person has not seen, and where how much waits for one. */
export async function countNotices(context: Context) {
  const rows = await context.db.$queryRaw<Counted[]>(Prisma.sql`
    SELECT "kind", "projectId", count(*) FILTER (WHERE NOT "isSeen")::int AS "unseen",
      count(DISTINCT "thing") FILTER (WHERE "stands")::int AS "open"
    FROM (
      SELECT n."kind", n."projectId", coalesce(n."postId", n."kind"::text) AS "thing",
        c."seenAt" IS NOT NULL AS "isSeen", ${stands(context.now())} AS "stands"
      FROM "NoticeCopy" c JOIN "Notice" n ON n."id" = c."noticeId"
      WHERE c."memberId" = ${await memberIdOf(context)} AND c."isListed"
    ) told GROUP BY "kind", "projectId"`);
  const waiting = new Map<string, { place: NoticePlace; projectId: string | null; count: number }>();
  for (const { kind, open, projectId } of rows) {
    const { place } = NOTICES[kind];
    const key = `${place} ${projectId}`;
    if (open > 0) waiting.set(key, { place, projectId, count: (waiting.get(key)?.count ?? 0) + open });
  }
  return { unseen: rows.reduce((sum, row) => sum + row.unseen, 0), waiting: [...waiting.values()] };
}

/** A person has seen these: nobody counts them for them any more. */
export async function seeNotices(context: Context, ids: readonly string[]): Promise<void> {
  await context.db.noticeCopy.updateMany({
    where: { memberId: await memberIdOf(context), noticeId: { in: [...ids] }, seenAt: null },
    data: { seenAt: context.now() },
  });
}
