import type { Context } from "#lib/runtime/context.ts";
import * as social from "#lib/services/social/connect.ts";
import { readConnection as read } from "#lib/services/social/read-connection.ts";
import type { Handler } from "./handler.ts";

async function presentConnection(context: Context, projectId: string) {
  const { connectedAt, expiresAt, ...connection } = await read(context, projectId);
  return {
    ...connection,
    connectedAt: connectedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export const readConnection: Handler<"readConnection"> = (context, { params }) => presentConnection(context, params.id);

export const beginConnect: Handler<"beginConnect"> = async (context, { params }) => ({
  url: await social.beginConnect(context, params.id),
});

export const confirmConnect: Handler<"confirmConnect"> = async (context, { params }) => {
  await social.confirmConnect(context, params.id);
  return presentConnection(context, params.id);
};

export const refuseConnect: Handler<"refuseConnect"> = async (context, { params }) => {
  await social.refuseConnect(context, params.id);
  return presentConnection(context, params.id);
};

export const disconnectSocial: Handler<"disconnectSocial"> = async (context, { params }) => {
  await social.disconnect(context, params.id);
  return { id: params.id, deleted: true };
};
