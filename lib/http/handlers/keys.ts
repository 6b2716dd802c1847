import { createKey as create } from "#lib/services/keys/create-key.ts";
import { type findKey, listKeys as list } from "#lib/services/keys/read-keys.ts";
import { revokeKey as revoke } from "#lib/services/keys/revoke-key.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import type { Handler } from "./handler.ts";

const presentKey = ({ createdAt, createdBy, id, lastUsedAt, name, prefix }: Awaited<ReturnType<typeof findKey>>) => ({
  id,
  name,
  prefix,
  createdBy,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listKeys: Handler<"listKeys"> = async (context) => {
  const { keys, planIncludesApi } = await list(context);
  return { keys: keys.map(presentKey), planIncludesApi };
};

export const createKey: Handler<"createKey"> = async (context, { body }) => {
  const { key, secret } = await create(context, body.name, (await findSelf(context)).id);
  return { key: presentKey(key), secret };
};

export const revokeKey: Handler<"revokeKey"> = async (context, { params }) => {
  await revoke(context, params.id);
  return { id: params.id, deleted: true };
};
