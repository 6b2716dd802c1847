import type { Part } from "#lib/domain/provider.ts";
import type { Trial } from "#lib/domain/vendor.ts";
import type { ListedModels } from "#lib/ports/makers.ts";
import type { Context } from "#lib/runtime/context.ts";
import { type ProviderEdit, readEdit } from "./read-edit.ts";

/** Whoever waits sits before the page: a picture takes its time, a word does not. */
const TRIED_WITHIN_MS: Record<Part, number> = { text: 45_000, image: 90_000, voice: 45_000 };
const LISTED_WITHIN_MS = 8000;

/** Asks for the least there is, by settings that need not be kept yet. */
export async function tryProvider(context: Context, part: Part, edit: ProviderEdit): Promise<Trial> {
  const settings = await readEdit(context, part, edit);
  return context.ports.makers.tryOut(settings, AbortSignal.timeout(TRIED_WITHIN_MS[part]));
}

/** The models that an address has; many have no list, and some give it only to who has a key. */
export async function listProviderModels(context: Context, part: Part, edit: ProviderEdit): Promise<ListedModels> {
  const settings = await readEdit(context, part, edit);
  return context.ports.makers.listModels(settings, AbortSignal.timeout(LISTED_WITHIN_MS));
}
