import { asJson } from "#lib/db/json/as-json.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { narrationOf, type PostRow, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

/** Another photo in one moment of a narration; the moments stay. */
export const showPhoto = (context: Context, id: string, moment: number, chosen: ChosenPicture): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    if (FORMAT_RULES[post.format].scenes !== "photos") throw new Refusal("format_not_served");
    requireEditable(within, post, "narration");
    const narration = narrationOf(post);
    if (!narration) throw new Refusal("post_without_content");
    const [picture] = await choosePictures(within, post.projectId, [chosen], "picture");
    if (!picture || moment >= narration.scenes.length) {
      throw new Refusal("field_invalid", { field: "moment", detail: `de 0 a ${narration.scenes.length - 1}` });
    }
    const { focus, key, said } = picture;
    const scenes = narration.scenes.map((scene, index) =>
      index === moment && "photo" in scene ? { ...scene, photo: key, description: said, focus } : scene,
    );
    const content: NarrationContent = { ...narration, scenes };
    await saveContent(within, post, { content: asJson(content), isStale: true });
    await rerender(within, post);
    return { ...post, content };
  });
