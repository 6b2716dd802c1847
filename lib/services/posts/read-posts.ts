import { type Context, type Scope, workspaceOf } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { narrationContent, postMedia, reelContent } from "#lib/db/json/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import type { ReelContent } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readSlide } from "./slide-row.ts";

const postRow = {
  include: {
    slides: { orderBy: { position: "asc" } },
    project: { select: { language: true, social: { select: { accountId: true, brokenReason: true } } } },
  },
} as const satisfies Prisma.PostDefaultArgs;

type Row = Prisma.PostGetPayload<typeof postRow>;

function typed({ content, media, project, slides, ...row }: Row) {
  return {
    ...row,
    workspaceId: workspaceOf(row),
    media: postMedia.read(media, row.id),
    // By its format: whoever needs it reads it below.
    content: content as unknown,
    language: project.language,
    social: project.social,
    slides: slides.map(readSlide),
  };
}

export type PostRow = ReturnType<typeof typed>;

export async function findPost({ db, workspaceId }: Scope, id: string): Promise<PostRow> {
  const row = await db.post.findFirst({ where: { id, workspaceId }, ...postRow });
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
