import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

/** Out of the library at once; the file goes later, when no post is made of it and nobody took it back. */
export const removeLibraryFile = (context: Context, projectId: string, fileId: string): Promise<void> =>
  mark(context, projectId, fileId, context.now());

export const restoreLibraryFile = (context: Context, projectId: string, fileId: string): Promise<void> =>
  mark(context, projectId, fileId, null);

const mark = (context: Context, id: string, fileId: string, removedAt: Date | null): Promise<void> =>
  context.transaction(async (within) => {
    const { id: projectId } = await findProject(within, id);
    const photos = { id: fileId, projectId, purpose: "picture", postId: null } as const;
    const pictures = await within.db.media.updateMany({ where: photos, data: { removedAt } });
    const clips = await within.db.clip.updateMany({ where: { id: fileId, projectId }, data: { removedAt } });
    if (pictures.count + clips.count === 0) throw new Refusal("resource_not_found");
  });
