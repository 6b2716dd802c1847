import { drawBoxes as draw } from "#lib/services/posts/draw-boxes.ts";
import { orderPhotos as order } from "#lib/services/posts/order-photos.ts";
import { listClips } from "#lib/services/posts/list-clips-and-tracks.ts";
import { readPeaks as peaks } from "#lib/services/posts/read-peaks.ts";
import { restorePicture as earlier } from "#lib/services/generation/restore-picture.ts";
import { restoreSlide as restore } from "#lib/services/slides/restore-slide.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";
import { presentSlide } from "./present-slide.ts";

export const restoreSlide: Handler<"restoreSlide"> = async (context, { body, params }) =>
  presentSlide(await restore(context, params.id, body.slideId));

export const restorePicture: Handler<"restorePicture"> = async (context, { params }) =>
  presentSlide(await earlier(context, params.id));

export const orderPhotos: Handler<"orderPhotos"> = async (context, { body, params }) =>
  presentPost(context, await order(context, params.id, body.photos));

export const listClipFiles: Handler<"listClipFiles"> = async (context, { params }) => ({
  clips: await listClips(context, params.id),
});

export const readPeaks: Handler<"readPeaks"> = (context, { params, query }) => peaks(context, params.id, query.trackId);

export const drawBoxes: Handler<"drawBoxes"> = async (context, { body, params }) => ({
  boxes: await draw(context, params.id, body),
});
