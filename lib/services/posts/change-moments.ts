import { asJson } from "#lib/db/json/as-json.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { narrationOf, type PostRow, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

type Scenes = NarrationContent["scenes"];

/** Other photos in the moments of a narration, which is rendered anew. */
export const changeMoments = (
  context: Context,
  id: string,
  change: (within: Context, scenes: Scenes, post: PostRow) => Scenes | Promise<Scenes>,
): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    if (FORMAT_RULES[post.format].scenes !== "photos") throw new Refusal("format_not_served");
    requireEditable(within, post, "narration");
    const narration = narrationOf(post);
    if (!narration) throw new Refusal("post_without_content");
    const content: NarrationContent = { ...narration, scenes: await change(within, narration.scenes, post) };
    await saveContent(within, post, { content: asJson(content), isStale: true });
    await rerender(within, post);
    return { ...post, content };
  });
