import { WITHIN_MS } from "#lib/domain/entries.ts";
import { uploadRule } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import * as media from "#lib/http/files/media.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { requireRoom, uploadMedia } from "#lib/services/media/upload-media.ts";
import type { Handler } from "./handler.ts";

export const uploadFile: Handler<"uploadFile"> = async (context, { body: receive, query }) => {
  await requireRoom(context, query);
  const { maxBytes } = uploadRule(query.purpose);
  return gateOf("upload").run(context, () =>
    receive({ maxBytes, withinMs: WITHIN_MS.upload }, (path) => uploadMedia(context, query, path)),
  );
};

export const readMedia: Handler<"readMedia"> = async (visit, { headers, params, query }) => {
  const file = await media.openMedia(visit, params.key, {
    ifNoneMatch: headers["if-none-match"],
    ifRange: headers["if-range"],
    range: headers.range,
    width: Number(query.width),
  });
  return file ?? nothingThere();
};

export const measureMedia: Handler<"measureMedia"> = async (visit, { headers, params }) =>
  (await media.measureMedia(visit, params.key, headers["if-none-match"])) ?? nothingThere();

function nothingThere(): never {
  throw new Refusal("resource_not_found");
}
