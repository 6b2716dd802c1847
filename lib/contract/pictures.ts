import * as z from "zod";
import { PHOTOS_MAX } from "#lib/domain/limits.ts";
import { COLLAGE_MAX, ZOOM_MAX } from "#lib/domain/own-picture.ts";
import { operation } from "./operation.ts";
import { PostView } from "./posts.ts";
import { id } from "./shapes.ts";
import { SlideView } from "./slides.ts";

const errors = ["not_found", "invalid_state"] as const;
const share = z.number().min(0).max(1);

export const Focus = z
  .strictObject({ x: share, y: share, zoom: z.number().min(1).max(ZOOM_MAX) })
  .nullable()
  .meta({ description: "The point that stays in sight and how near it is; null: the most telling part." });

export const Chosen = z.strictObject({ id: id("media"), focus: Focus.default(null) });

export const showPictures = operation({
  method: "POST",
  path: "/slides/{id}/pictures",
  summary: "Show pictures of the project's library on a page, several as a collage; none: what was drawn",
  audience: "app",
  body: z.strictObject({ pictures: z.array(Chosen).max(COLLAGE_MAX) }),
  response: SlideView,
  errors,
});

export const showPhoto = operation({
  method: "POST",
  path: "/posts/{id}/photos",
  summary: "Show a picture of the project's library in one moment of a narration",
  audience: "app",
  body: z.strictObject({ moment: z.int().min(0).max(PHOTOS_MAX), picture: Chosen }),
  response: PostView,
  errors,
});

export const chooseClipPhoto = operation({
  method: "POST",
  path: "/posts/{id}/clip/photo",
  summary: "Show a picture of the project's library behind a reel, in place of a clip",
  audience: "app",
  body: z.strictObject({ picture: Chosen }),
  response: PostView,
  errors,
});
