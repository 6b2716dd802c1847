import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import type { Format } from "#lib/domain/format.ts";
import { move } from "#lib/domain/post-moves.ts";
import { spendCredit } from "#lib/services/credits/spend.ts";
import { enqueueGeneration } from "#lib/services/posts/enqueue-generation.ts";
import { requireFormat } from "#lib/services/posts/accept-posts.ts";
import { findPost, type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

interface Idea {
  projectId: string;
  theme: string;
  format: Format;
  when?: Date | undefined;
}

/** An idea costs nothing until it is made. */
export const noteIdea = (context: Context, { format, projectId, theme, when }: Idea): Promise<PostRow> =>
  context.transaction(async (within) => {
    const { now, workspaceId } = within;
    await findProject(within, projectId);
    const id = newId("post");
    await within.db.post.create({
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
    return findPost(within, id);
  });

/** Sends an idea to be made: here its credit is spent. */
export const generateIdea = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (within) => {
    const { now } = within;
    const post = move("generateIdea", await takePost(within, id));
    const project = await within.db.project.findUniqueOrThrow({
      where: { id: post.projectId },
      include: { workspace: true },
    });
    requireFormat(post.format, project);
    await spendCredit(within, id, now());
    return enqueueGeneration(within, post);
  });

/** Makes a post again whose making failed, by the built-in makers where a person wants those. Its credit was spent the first time. */
export const retryPost = (context: Context, id: string, { isBuiltIn = false } = {}): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = move("retry", await takePost(within, id));
    return enqueueGeneration(within, post, isBuiltIn);
  });
