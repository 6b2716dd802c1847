import * as z from "zod";
import { operation } from "./operation.ts";
import { PostView } from "./posts.ts";
import { ReelEdit } from "./reel.ts";
import { id } from "./shapes.ts";
import { SlideView } from "./slides.ts";
import { PHOTOS_MAX } from "#lib/domain/limits.ts";

const errors = ["not_found", "invalid_state"] as const;

export const restoreSlide = operation({
  method: "POST",
  path: "/posts/{id}/slides/restore",
  summary: "Bring a deleted slide back to its place, within a day",
  audience: "app",
  body: z.strictObject({ slideId: id("slide") }),
  response: SlideView,
  errors,
});

export const restorePicture = operation({
  method: "POST",
  path: "/slides/{id}/earlier",
  summary: "Put a drawn page's earlier image back; the newer one becomes the earlier",
  audience: "app",
  response: SlideView,
  errors,
});

export const orderPhotos = operation({
  method: "POST",
  path: "/posts/{id}/photos/order",
  summary: "Show a narration's photos in another order; the moments stay",
  audience: "app",
  body: z.strictObject({ photos: z.array(z.url()).max(PHOTOS_MAX) }),
  response: PostView,
  errors,
});

export const listClipFiles = operation({
  method: "GET",
  path: "/posts/{id}/clips/files",
  summary: "List the video library with its files, to look at",
  audience: "app",
  response: z.strictObject({
    clips: z.array(
      z.strictObject({ id: z.string(), description: z.string(), url: z.url(), poster: z.url().nullable() }),
    ),
  }),
  errors,
});

export const readPeaks = operation({
  method: "GET",
  path: "/posts/{id}/peaks",
  summary: "Read how loud a track is over its time; without one, a narrated post's recording",
  audience: "app",
  query: z.object({ trackId: id("track").optional() }),
  response: z.strictObject({ durationSeconds: z.number(), peaks: z.array(z.number().min(0).max(1)) }),
  errors,
});

export const drawBoxes = operation({
  method: "POST",
  path: "/posts/{id}/boxes",
  summary: "Draw a reel's boxes as they would be with a change, without making it",
  audience: "app",
  body: ReelEdit,
  response: z.strictObject({
    boxes: z.array(
      z.strictObject({
        block: z.literal([0, 1, 2]),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        margin: z.number(),
        size: z.number(),
        image: z.string().meta({ description: "A PNG as a data url." }),
      }),
    ),
  }),
  errors,
});
