import { ask } from "#lib/db/client.ts";
import { type Context, type Scope, workspaceOf } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { narrationContent, postMedia, reelContent } from "#lib/db/json/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import type { ReelContent } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readSlide } from "./slide-row.ts";

const postRow = {
  include: {
    slides: { orderBy: { position: "asc" } },
    project: {
      select: { language: true, requiresApproval: true, social: { select: { accountId: true, brokenReason: true } } },
    },
  },
} as const satisfies Prisma.PostDefaultArgs;

type Row = Prisma.PostGetPayload<typeof postRow>;

const columns = (table: string, names: object) => Object.keys(names).map((name) => `${table}."${name}"`);
/** The same as Prisma reads of it, in one statement. */
const POST = `
  SELECT ${columns("post", Prisma.PostScalarFieldEnum).join(", ")},
    json_build_object('language', project."language", 'requiresApproval', project."requiresApproval", 'social', CASE WHEN social."projectId" IS NOT NULL THEN
      json_build_object('accountId', social."accountId", 'brokenReason', social."brokenReason") END) AS "project",
    (SELECT coalesce(json_agg(slide ORDER BY slide."position"), '[]') FROM "Slide" slide
      WHERE slide."postId" = post."id") AS "slides"
  FROM "Post" post
  JOIN "Project" project ON project."id" = post."projectId"
  LEFT JOIN "SocialConnection" social ON social."projectId" = project."id"
  WHERE post."id" = $1 AND post."workspaceId" = $2`;

function typed({ content, media, project, slides, ...row }: Row) {
  return {
    ...row,
    workspaceId: workspaceOf(row),
    media: postMedia.read(media, row.id),
    // By its format: whoever needs it reads it below.
    content: content as unknown,
    language: project.language,
    social: project.social,
    requiresApproval: project.requiresApproval,
    slides: slides.map(readSlide),
  };
}

export type PostRow = ReturnType<typeof typed>;

export async function findPost({ db, workspaceId }: Scope, id: string): Promise<PostRow> {
  const [row] = await ask<Row>(db, POST, [id, workspaceId]);
  if (!row) throw new Refusal("resource_not_found");
  return typed(row);
}

/** The post, and nobody else's hand on it until the transaction ends. */
export async function takePost({ db, workspaceId }: Scope, id: string): Promise<PostRow> {
  await db.$queryRaw`SELECT "id" FROM "Post" WHERE "id" = ${id} AND "workspaceId" = ${workspaceId} FOR UPDATE`;
  return findPost({ db, workspaceId }, id);
}

/** A job has no caller who could ask for another's post: its own row says whose it is. Null when it is gone. */
export async function findJobPost({ db }: Pick<Context, "db">, id: string): Promise<PostRow | null> {
  const row = await db.post.findUnique({ where: { id }, ...postRow });
  return row && typed(row);
}

/** The job's post, and nobody else's hand on it until the transaction ends. */
export async function takeJobPost({ db }: Pick<Context, "db">, id: string): Promise<PostRow | null> {
  await db.$queryRaw`SELECT "id" FROM "Post" WHERE "id" = ${id} FOR UPDATE`;
  return findJobPost({ db }, id);
}

/** Whosever they are; their rows are locked by the caller. */
export async function findPostsForUpdate({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<PostRow[]> {
  const rows = await db.post.findMany({ where: { id: { in: [...ids] } }, ...postRow });
  return rows.map(typed);
}

/** A caption_reel's own content; null until it is generated. */
export const reelOf = (post: PostRow): ReelContent | null =>
  FORMAT_RULES[post.format].edits === "reel" && post.hasContent ? reelContent.read(post.content, post.id) : null;

/** A narrated post's own content; null until it is generated. */
export const narrationOf = (post: PostRow): NarrationContent | null =>
  FORMAT_RULES[post.format].edits === "narration" && post.hasContent
    ? narrationContent.read(post.content, post.id)
    : null;
