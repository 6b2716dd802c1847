import { chooseClipPhoto as showBehind } from "#lib/services/posts/choose-clip-photo.ts";
import { showPhoto as showIn } from "#lib/services/posts/show-photo.ts";
import { showPictures as show } from "#lib/services/generation/show-pictures.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";
import { presentSlide } from "./present-slide.ts";

export const showPictures: Handler<"showPictures"> = async (context, { body, params }) =>
  presentSlide(await show(context, params.id, body.pictures));

export const showPhoto: Handler<"showPhoto"> = async (context, { body, params }) =>
  presentPost(context, await showIn(context, params.id, body.moment, body.picture));

export const chooseClipPhoto: Handler<"chooseClipPhoto"> = async (context, { body, params }) =>
  presentPost(context, await showBehind(context, params.id, body.picture));
