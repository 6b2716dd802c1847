import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { NarrationContent, PhotoScene } from "#lib/domain/narration.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { photoUrl } from "#lib/services/library/photo-url.ts";
import { narrationOf, type PostRow, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

/** The same photos at the same moments, in another order. */
export const orderPhotos = (context: Context, id: string, urls: readonly string[]): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    if (FORMAT_RULES[post.format].scenes !== "photos") throw new Refusal("format_not_served");
    requireEditable(within, post, "narration");
    const narration = narrationOf(post);
    if (!narration) throw new Refusal("post_without_content");
    const moments = narration.scenes.filter((scene): scene is PhotoScene => "photo" in scene);
    const left = moments.map((moment) => ({ ...moment, url: photoUrl(within, moment.photo) }));
    const scenes = urls.flatMap((url, index) => {
      const found = left.findIndex((moment) => moment.url === url);
      const moment = moments[index];
      if (found === -1 || !moment) return [];
      const [{ description, focus, photo } = moment] = left.splice(found, 1);
      return [{ ...moment, photo, description, focus }];
    });
    if (scenes.length !== moments.length || scenes.length !== urls.length)
      throw new Refusal("photos_incomplete", { field: "photos" });
    const content: NarrationContent = { ...narration, scenes };
    await saveContent(within, post, { content: asJson(content), isStale: true });
    await rerender(within, post);
    return { ...post, content };
  });
