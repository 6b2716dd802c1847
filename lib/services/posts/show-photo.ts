import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ChosenPicture, choosePictures } from "#lib/services/library/choose-pictures.ts";
import { changeMoments } from "./change-moments.ts";
import type { PostRow } from "./read-posts.ts";

/** Another photo in one moment of a narration; the moments stay. */
export const showPhoto = (context: Context, id: string, moment: number, chosen: ChosenPicture): Promise<PostRow> =>
  changeMoments(context, id, async (within, scenes, { projectId }) => {
    const [picture] = await choosePictures(within, projectId, [chosen], "picture");
    if (!picture || moment >= scenes.length) {
      throw new Refusal("field_invalid", { field: "moment", detail: `de 0 a ${scenes.length - 1}` });
    }
    const { focus, key, said } = picture;
    return scenes.map((scene, index) =>
      index === moment && "photo" in scene ? { ...scene, photo: key, description: said, focus } : scene,
    );
  });
