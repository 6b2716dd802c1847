import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

interface Said {
  readonly description?: string | undefined;
  readonly altText?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** What people say of a photo or a clip of the library. What is left out stays. */
export const describeLibraryFile = (context: Context, id: string, fileId: string, said: Said): Promise<void> =>
  context.transaction(async (within) => {
    const { id: projectId } = await findProject(within, id);
    const { altText, description } = said;
    const tags = said.tags && { tags: oncePerTag(said.tags) };
    const where = { id: fileId, projectId };
    const picture = { ...where, purpose: "picture", postId: null } as const;
    const photos = await within.db.media.updateMany({
      where: picture,
      data: {
        ...tags,
        ...(description !== undefined && { description: description || null }),
        ...(altText !== undefined && { altText: altText || null }),
      },
    });
    const clips = await within.db.clip.updateMany({ where, data: { ...tags, ...(description && { description }) } });
    if (photos.count + clips.count === 0) throw new Refusal("resource_not_found");
  });

/** "Pão" and "pão" are one; the first way of writing it stays. */
const oncePerTag = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
