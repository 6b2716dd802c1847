import { readLibrary as read } from "#lib/services/library/read-library.ts";
import { removeLibraryFile as remove, restoreLibraryFile as restore } from "#lib/services/library/remove-file.ts";
import { describeLibraryFile as describe } from "#lib/services/library/describe-file.ts";
import { readLibraryUses as uses } from "#lib/services/library/read-uses.ts";
import type { Handler } from "./handler.ts";

export const readLibrary: Handler<"readLibrary"> = (context, { params }) => read(context, params.id);

export const removeLibraryFile: Handler<"removeLibraryFile"> = async (context, { params }) => {
  await remove(context, params.id, params.fileId);
  return read(context, params.id);
};

export const restoreLibraryFile: Handler<"restoreLibraryFile"> = async (context, { params }) => {
  await restore(context, params.id, params.fileId);
  return read(context, params.id);
};

export const describeLibraryFile: Handler<"describeLibraryFile"> = async (context, { body, params }) => {
  await describe(context, params.id, params.fileId, body);
  return read(context, params.id);
};

export const readLibraryUses: Handler<"readLibraryUses"> = async (context, { params }) => ({
  posts: await uses(context, params.id, params.fileId),
});
