import { type Context, type WorkspaceId, workspaceOf } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import type { Status } from "#lib/domain/post.ts";
import type { ReelContent } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readSlide } from "#lib/services/slides/read.ts";

export interface MediaRef {
  key: string;
  type: "image" | "video";
}

const postRow = {
  include: {
    slides: { orderBy: { position: "asc" } },
    project: { select: { language: true, social: { select: { accountId: true, brokenReason: true } } } },
  },
} as const satisfies Prisma.PostDefaultArgs;

type Row = Prisma.PostGetPayload<typeof postRow>;

/** Columns whose check constraints, or whose writers here, admit nothing else than these types. */
function typed({ content, media, project, slides, ...row }: Row) {
  return {
    ...row,
    workspaceId: workspaceOf(row),
    format: row.format as Format,
    status: row.status as Status,
    media: media as unknown as MediaRef[],
    content: content as unknown,
    language: project.language as Language,
    social: project.social,
    slides: slides.map(readSlide),
  };
}

export type PostRow = ReturnType<typeof typed>;

export async function findPost(tx: Tx, workspaceId: WorkspaceId, id: string): Promise<PostRow> {
  const row = await tx.post.findFirst({ where: { id, workspaceId }, ...postRow });
  if (!row) throw new Refusal("resource_not_found");
  return typed(row);
}

/** The post, and nobody else's hand on it until the transaction ends. */
export async function takePost(tx: Tx, workspaceId: WorkspaceId, id: string): Promise<PostRow> {
  await tx.$queryRaw`SELECT "id" FROM "Post" WHERE "id" = ${id} AND "workspaceId" = ${workspaceId} FOR UPDATE`;
  return findPost(tx, workspaceId, id);
}

/** A job has no caller who could ask for another's post: its own row says whose it is. Null when it is gone. */
export async function findJobPost(tx: Tx, id: string): Promise<PostRow | null> {
  const row = await tx.post.findUnique({ where: { id }, ...postRow });
  return row && typed(row);
}

/** The job's post, and nobody else's hand on it until the transaction ends. */
export async function takeJobPost(tx: Tx, id: string): Promise<PostRow | null> {
  await tx.$queryRaw`SELECT "id" FROM "Post" WHERE "id" = ${id} FOR UPDATE`;
  return findJobPost(tx, id);
}

/** Whosever they are; their rows are locked by the caller. */
export async function findPostsForUpdate(tx: Tx, ids: readonly string[]): Promise<PostRow[]> {
  const rows = await tx.post.findMany({ where: { id: { in: [...ids] } }, ...postRow });
  return rows.map(typed);
}

export const readPost = ({ db, workspaceId }: Context, id: string): Promise<PostRow> => findPost(db, workspaceId, id);

/** A caption_reel's own content; null until it is generated. */
export const reelOf = (post: PostRow): ReelContent | null =>
  FORMAT_RULES[post.format].edits === "reel" && post.hasContent ? (post.content as ReelContent) : null;

/** A narrated post's own content; null until it is generated. */
export const narrationOf = (post: PostRow): NarrationContent | null =>
  FORMAT_RULES[post.format].edits === "narration" && post.hasContent ? (post.content as NarrationContent) : null;
