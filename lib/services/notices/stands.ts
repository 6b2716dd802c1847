import { Prisma } from "#lib/db/generated/client.ts";
import { NOTICE_KINDS, type NoticeKind } from "#lib/domain/notice.ts";

const post = (holds: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM "Post" p WHERE p."id" = n."postId" AND ${holds})`;
const connection = (holds: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "SocialConnection" s WHERE s."projectId" = n."projectId" AND ${holds})`;
const plan = (holds: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM "Subscription" s WHERE s."workspaceId" = n."workspaceId" AND ${holds})`;

const failed = post(Prisma.sql`p."status" = 'failed'`);
const held = Prisma.sql`EXISTS (
  SELECT FROM "ProviderHold" h WHERE h."heldUntil" IS NOT NULL AND h."part"::text = n."detail"->>'part'
    AND h."provider" = n."detail"->>'provider' AND (h."workspaceId" IS NULL OR h."workspaceId" = n."workspaceId"))`;

/** Whether what was told still waits for a person, in SQL over the notice `n`. */
const standing = (at: Date): Readonly<Record<NoticeKind, Prisma.Sql>> => ({
  post_failed: failed,
  post_missed: failed,
  post_awaits: post(Prisma.sql`p."status" = 'draft' AND p."scheduledFor" > ${at}`),
  autopilot_no_credits: Prisma.sql`(
    SELECT coalesce(sum(e."amount"), 0) <= 0 FROM "CreditEntry" e WHERE e."workspaceId" = n."workspaceId")`,
  autopilot_no_account: Prisma.sql`NOT ${connection(Prisma.sql`true`)}`,
  connection_ending: connection(Prisma.sql`s."warnedDays" IS NOT NULL AND s."brokenReason" IS NULL`),
  connection_ended: connection(Prisma.sql`s."brokenReason" IS NOT NULL`),
  payment_failed: plan(Prisma.sql`s."status" = 'past_due'`),
  plan_ended: plan(Prisma.sql`s."status" = 'canceled'`),
  provider_key_refused: held,
  provider_held: held,
});

export function stands(at: Date): Prisma.Sql {
  const rows = standing(at);
  return Prisma.sql`CASE n."kind" ${Prisma.join(
    NOTICE_KINDS.map((kind) => Prisma.sql`WHEN ${kind}::"NoticeKind" THEN ${rows[kind]}`),
    " ",
  )} END`;
}
