import type { Context } from "#lib/context.ts";
import { newId } from "#lib/db/id.ts";
import type { Format } from "#lib/domain/format.ts";
import { move } from "#lib/domain/post.ts";
import { spendCredit } from "#lib/services/credits/spend.ts";
import { enqueueGeneration } from "#lib/services/generation/enqueue-generation.ts";
import { requireFormat } from "#lib/services/posts/create-post.ts";
import { findPost, type PostRow, takePost } from "#lib/services/posts/read.ts";
import { findProject } from "#lib/services/projects/read.ts";

interface Idea {
  projectId: string;
  theme: string;
  format: Format;
  when?: Date | undefined;
}

/** An idea costs nothing until it is made. */
export const noteIdea = (context: Context, { format, projectId, theme, when }: Idea): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const { now, workspaceId } = context;
    await findProject(tx, workspaceId, projectId);
    const id = newId("post");
    await tx.post.create({
      data: {
        id,
        workspaceId,
        projectId,
        theme,
        format,
        status: "idea",
        origin: "app",
        scheduledFor: when ?? null,
        createdAt: now(),
      },
    });
    return findPost(tx, workspaceId, id);
  });

/** Sends an idea to be made: here its credit is spent. */
export const generateIdea = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const { now, workspaceId } = context;
    const post = move("generateIdea", await takePost(tx, workspaceId, id));
    const project = await tx.project.findUniqueOrThrow({ where: { id: post.projectId }, include: { workspace: true } });
    requireFormat(post.format, project);
    await spendCredit(tx, workspaceId, id, now());
    return enqueueGeneration(tx, post, now());
  });

/** Makes a post again whose making failed. Its credit was spent the first time. */
export const retryPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = move("retry", await takePost(tx, context.workspaceId, id));
    return enqueueGeneration(tx, post, context.now());
  });
