import { recordPost as record } from "#lib/services/posts/record-post.ts";
import { readSettings as read } from "#lib/services/settings/read-settings.ts";
import { updateSettings as update } from "#lib/services/settings/update-settings.ts";
import type { Handler } from "./handler.ts";
import { presentPost } from "./present-post.ts";

const presentSettings = ({
  id,
  language,
  requiresApproval,
  timezone,
  voice,
  voices,
  writer,
}: Awaited<ReturnType<typeof read>>) => ({
  projectId: id,
  language,
  timezone,
  voice,
  requiresApproval,
  voices: voices.map(({ id: voiceId, kind, name }) => ({ id: voiceId, name, kind })),
  writer: { name: writer.name, isModel: writer.isModel },
});

export const readSettings: Handler<"readSettings"> = async (context, { params }) =>
  presentSettings(await read(context, params.id));

export const updateSettings: Handler<"updateSettings"> = async (context, { body, params }) =>
  presentSettings(await update(context, params.id, body));

export const recordPost: Handler<"recordPost"> = async (context, { params }) =>
  presentPost(context, await record(context, params.id));
