import { decryptIfOurs } from "#lib/crypto/token-cipher.ts";
import type { ProviderSetting } from "#lib/db/generated/client.ts";
import type { SettingsOfPart } from "#lib/ports/makers.ts";
import type { SystemContext } from "#lib/runtime/context.ts";

/** A row as makers are opened by it. Its vendor was held to its part when it was saved. */
export const settingsOf = (row: ProviderSetting, tokenKey: string): SettingsOfPart =>
  ({
    part: row.part,
    vendor: row.vendor,
    model: row.model,
    apiKey: row.secret && decryptIfOurs(row.secret, tokenKey),
    baseUrl: row.baseUrl,
    effort: row.effort,
    temperature: row.temperature,
    voices: row.voices,
    prices:
      row.priceInput !== null && row.priceOutput !== null ? { input: row.priceInput, output: row.priceOutput } : null,
  }) as SettingsOfPart;

/** What a workspace has said for itself, part by part. */
export async function findOwn(
  { db, settings }: Pick<SystemContext, "db" | "settings">,
  workspaceId: string,
): Promise<SettingsOfPart[]> {
  const rows = await db.providerSetting.findMany({ where: { workspaceId } });
  return rows.map((row) => settingsOf(row, settings.tokenKey));
}
