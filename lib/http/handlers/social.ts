import { beginConnect as begin, disconnect } from "#lib/services/social/connect.ts";
import type { Handler } from "./index.ts";

export const beginConnect: Handler<"beginConnect"> = async (context, { params }) => ({
  url: await begin(context, params.id),
});

export const disconnectSocial: Handler<"disconnectSocial"> = async (context, { params }) => {
  await disconnect(context, params.id);
  return { id: params.id, deleted: true };
};
