import type { Context } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable, saveContent } from "#lib/services/posts/save-post.ts";
import { takeSlide } from "./read.ts";
import { renumber } from "./renumber.ts";

export const deleteSlide = (context: Context, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const { post, slide } = await takeSlide(tx, context.workspaceId, id);
    requireEditable(post, "slides");
    if (post.slides.length === 1) throw new Refusal("slide_only_one");
    await tx.slide.delete({ where: { id: slide.id } });
    await renumber(
      tx,
      post.slides.filter((other) => other.id !== slide.id),
    );
    await saveContent(tx, post, {});
  });
