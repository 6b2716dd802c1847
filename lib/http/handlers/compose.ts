import { PassThrough } from "node:stream";
import { composePost as compose } from "#lib/services/generation/compose-post.ts";
import { writePage as write } from "#lib/services/generation/write-page.ts";
import { fileNameOf, findFinished, zipFiles } from "#lib/services/posts/zip-files.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";
import { presentSlide } from "./present-slide.ts";

export const composePost: Handler<"composePost"> = async (context, { body }) =>
  presentPost(context, await compose(context, body));

export const writePage: Handler<"writePage"> = async (context, { body, params }) =>
  presentSlide(await write(context, params.id, body.texts));

/** It is written while it is sent. */
export const downloadPost: Handler<"downloadPost"> = async (context, { params }) => {
  const post = await findFinished(context, params.id);
  const body = new PassThrough();
  zipFiles(context, post, body).catch((error: unknown) => {
    body.destroy(error instanceof Error ? error : new Error("a post's files could not be written"));
  });
  const headers = { "Content-Disposition": `attachment; filename="${fileNameOf(post)}.zip"` };
  return { type: "application/zip", body, headers };
};
