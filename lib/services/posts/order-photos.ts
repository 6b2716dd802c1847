import type { PhotoScene } from "#lib/domain/narration.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { photoUrl } from "#lib/services/library/photo-url.ts";
import { changeMoments } from "./change-moments.ts";
import type { PostRow } from "./read-posts.ts";

/** The same photos at the same moments, in another order. */
export const orderPhotos = (context: Context, id: string, urls: readonly string[]): Promise<PostRow> =>
  changeMoments(context, id, (within, scenes) => {
    const moments = scenes.filter((scene): scene is PhotoScene => "photo" in scene);
    const left = moments.map((moment) => ({ ...moment, url: photoUrl(within, moment.photo) }));
    const ordered = urls.flatMap((url, index) => {
      const found = left.findIndex((moment) => moment.url === url);
      const moment = moments[index];
      if (found === -1 || !moment) return [];
      const [{ description, focus, photo } = moment] = left.splice(found, 1);
      return [{ ...moment, photo, description, focus }];
    });
    if (ordered.length !== moments.length || ordered.length !== urls.length)
      throw new Refusal("photos_incomplete", { field: "photos" });
    return ordered;
  });
