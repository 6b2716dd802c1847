import { Refusal } from "#lib/domain/refusal.ts";
import type { Part } from "#lib/domain/provider.ts";
import { type Effort, isVendorOf, needsAddress, needsKey, type Vendor, withVersion } from "#lib/domain/vendor.ts";
import type { SettingsOfPart } from "#lib/ports/makers.ts";
import type { Context } from "#lib/runtime/context.ts";
import { settingsOf } from "./provider-row.ts";

/** Settings as a person gives them: the key that is kept already need not be given again. */
export interface ProviderEdit {
  readonly vendor: Vendor;
  readonly model: string;
  /** left out: the one that is kept; null: none */
  readonly apiKey?: string | null | undefined;
  readonly baseUrl: string | null;
  readonly effort: Effort | null;
  readonly temperature: number | null;
  readonly voices: readonly string[];
  readonly prices: { readonly input: number; readonly output: number } | null;
}

/** What was given, made whole and held to what a part's vendor needs. */
export async function readEdit(context: Context, part: Part, edit: ProviderEdit): Promise<SettingsOfPart> {
  const { vendor } = edit;
  if (!isVendorOf(part, vendor)) throw new Refusal("field_invalid", { field: "vendor" });
  const baseUrl = edit.baseUrl && withVersion(vendor, edit.baseUrl);
  if (needsAddress(vendor) && !baseUrl) throw new Refusal("field_invalid", { field: "baseUrl" });
  if (!context.ports.makers.isAllowed({ vendor, baseUrl })) {
    throw new Refusal("address_not_public", { field: "baseUrl" });
  }
  const apiKey = edit.apiKey === undefined ? await keptKey(context, part, { vendor, baseUrl }) : edit.apiKey;
  if (needsKey(vendor) && !apiKey) throw new Refusal("provider_key_missing", { field: "apiKey" });
  // The vendor is one of the part's, which the check above has said.
  return { ...edit, part, vendor, baseUrl, apiKey } as SettingsOfPart;
}

/** A kept key goes nowhere but to where it was given for: with another address it must be given again. */
async function keptKey(
  { db, settings, workspaceId }: Context,
  part: Part,
  { baseUrl, vendor }: { vendor: Vendor; baseUrl: string | null },
): Promise<string | null> {
  const row = await db.providerSetting.findUnique({ where: { workspaceId_part: { workspaceId, part } } });
  return row && row.vendor === vendor && row.baseUrl === baseUrl ? settingsOf(row, settings.tokenKey).apiKey : null;
}
