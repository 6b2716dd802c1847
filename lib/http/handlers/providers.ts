import { PARTS, type Part } from "#lib/domain/provider.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { checkProviders as check } from "#lib/services/providers/check-providers.ts";
import { readProviders as read } from "#lib/services/providers/read-providers.ts";
import { removeProvider as remove } from "#lib/services/providers/remove-provider.ts";
import { saveProvider as save } from "#lib/services/providers/save-provider.ts";
import { listProviderModels, tryProvider as tryOut } from "#lib/services/providers/try-provider.ts";
import type { Handler } from "./handler.ts";

type Own = NonNullable<Awaited<ReturnType<typeof read>>["parts"][number]["own"]>;

/** What is known of a key by its owner, and by nobody else here. */
const presentOwn = ({ priceInput, priceOutput, savedAt, secret, secretEnding, ...own }: Own) => ({
  vendor: own.vendor,
  model: own.model,
  baseUrl: own.baseUrl,
  effort: own.effort,
  temperature: own.temperature,
  voices: own.voices,
  prices: priceInput !== null && priceOutput !== null ? { input: priceInput, output: priceOutput } : null,
  hasKey: secret !== null,
  keyEnding: secretEnding,
  savedAt: savedAt.toISOString(),
});

async function present(context: Context) {
  const { isLocal, parts } = await read(context);
  return { isLocal, parts: parts.map(({ own, ...part }) => ({ ...part, own: own && presentOwn(own) })) };
}

function partOf({ part }: { part: string }): Part {
  const found = PARTS.find((known) => known === part);
  if (!found) throw new Refusal("resource_not_found");
  return found;
}

export const readProviders: Handler<"readProviders"> = present;

export const saveProvider: Handler<"saveProvider"> = async (context, { body, params }) => {
  await save(context, partOf(params), body);
  return present(context);
};

export const removeProvider: Handler<"removeProvider"> = async (context, { params }) => {
  await remove(context, partOf(params));
  return present(context);
};

export const tryProvider: Handler<"tryProvider"> = (context, { body, params }) => tryOut(context, partOf(params), body);

export const listModels: Handler<"listModels"> = async (context, { body, params }) => {
  const { models, problem } = await listProviderModels(context, partOf(params), { ...body, model: body.model ?? "" });
  return { models: [...models], problem };
};

export const findLocalModels: Handler<"findLocalModels"> = async ({ ports }) => {
  const found = await ports.makers.findLocal(new AbortController().signal);
  return { found: found && { baseUrl: found.baseUrl, models: [...found.models] } };
};

export const checkProviders: Handler<"checkProviders"> = async (context) => {
  const { checkedAt, trials } = await check(context);
  return { checkedAt: checkedAt.toISOString(), trials };
};
