import { addSlide as add } from "#lib/services/slides/add-slide.ts";
import { deleteSlide as remove } from "#lib/services/slides/delete-slide.ts";
import { orderSlides as order } from "#lib/services/slides/order-slides.ts";
import { listSlides as list } from "#lib/services/slides/read-slides.ts";
import { reimagineSlide as reimagine } from "#lib/services/slides/reimagine-slide.ts";
import * as edits from "#lib/services/slides/update-slide.ts";
import type { Handler } from "./handler.ts";
import { presentSlide } from "./present-slide.ts";

export const listSlides: Handler<"listSlides"> = async (context, { params }) => ({
  slides: (await list(context, params.id)).map((slide) => ({ ...presentSlide(slide), layoutId: slide.layoutId })),
});

export const addSlide: Handler<"addSlide"> = async (context, { body, params }) =>
  presentSlide(await add(context, params.id, body.layoutId));

export const orderSlides: Handler<"orderSlides"> = async (context, { body, params }) => ({
  slides: (await order(context, params.id, body.order)).map(presentSlide),
});

export const updateSlide: Handler<"updateSlide"> = async (context, { body, params }) =>
  presentSlide(await edits.updateSlide(context, params.id, body.fields));

export const styleSlide: Handler<"styleSlide"> = async (context, { body, params }) =>
  presentSlide(await edits.styleSlide(context, params.id, body));

export const changeVariant: Handler<"changeVariant"> = async (context, { body, params }) =>
  presentSlide(await edits.changeVariant(context, params.id, body.layoutId));

export const reimagineSlide: Handler<"reimagineSlide"> = async (context, { body, params }) =>
  presentSlide(await reimagine(context, params.id, body.instruction));

export const deleteSlide: Handler<"deleteSlide"> = async (context, { params }) => {
  await remove(context, params.id);
  return { id: params.id, deleted: true };
};
