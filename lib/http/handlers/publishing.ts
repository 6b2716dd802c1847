import { chooseCover as choose } from "#lib/services/generation/choose-cover.ts";
import * as pieces from "#lib/services/library/caption-pieces.ts";
import { readOptions as read } from "#lib/services/posts/read-options.ts";
import { setPeople as setPeopleOf } from "#lib/services/posts/set-people.ts";
import * as options from "#lib/services/posts/set-options.ts";
import type { Handler } from "./handler.ts";

export const readOptions: Handler<"readOptions"> = (context, { params }) => read(context, params.id);

export const setFirstComment: Handler<"setFirstComment"> = async (context, { body, params }) => {
  await options.setFirstComment(context, params.id, body.text);
  return read(context, params.id);
};

export const setPeople: Handler<"setPeople"> = async (context, { body, params }) => {
  await setPeopleOf(context, params.id, body);
  return read(context, params.id);
};

export const setAltText: Handler<"setAltText"> = async (context, { body, params }) =>
  read(context, await options.setAltText(context, params.id, body.altText));

export const chooseCover: Handler<"chooseCover"> = async (context, { body, params }) => {
  await choose(context, params.id, body);
  return read(context, params.id);
};

export const listCaptionPieces: Handler<"listCaptionPieces"> = async (context, { params }) => ({
  pieces: await pieces.listCaptionPieces(context, params.id),
});

export const saveCaptionPiece: Handler<"saveCaptionPiece"> = (context, { body, params }) =>
  pieces.saveCaptionPiece(context, params.id, body);

export const deleteCaptionPiece: Handler<"deleteCaptionPiece"> = async (context, { params }) => {
  await pieces.deleteCaptionPiece(context, params.id);
  return { id: params.id, deleted: true };
};
