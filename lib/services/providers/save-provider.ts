import { encryptToken } from "#lib/crypto/token-cipher.ts";
import type { Part } from "#lib/domain/provider.ts";
import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { forgetSamples } from "./forget-samples.ts";
import { forgetHolds } from "./holds.ts";
import { type ProviderEdit, readEdit } from "./read-edit.ts";

const ENDING = 4;
/** Of a shorter one its end would tell too much. */
const TELLING_MIN = 16;

const endingOf = (key: string) => (key.length < TELLING_MIN ? null : key.slice(-ENDING));

/** From the next post on it makes the part, on every process. */
export async function saveProvider(context: Context, part: Part, edit: ProviderEdit): Promise<void> {
  const { apiKey, prices, ...settings } = await readEdit(context, part, edit);
  const { baseUrl, effort, model, temperature, vendor, voices } = settings;
  const { settings: installation, workspaceId } = context;
  const data = {
    vendor,
    model,
    baseUrl,
    effort,
    temperature,
    voices: [...voices],
    secret: apiKey ? encryptToken(apiKey, installation.tokenKey) : null,
    secretEnding: apiKey ? endingOf(apiKey) : null,
    priceInput: prices?.input ?? null,
    priceOutput: prices?.output ?? null,
    savedAt: context.now(),
  };
  await context.transaction(async (within) => {
    await within.db.providerSetting.upsert({
      where: { workspaceId_part: { workspaceId, part } },
      create: { workspaceId, part, ...data },
      update: data,
    });
    await forgetHolds(within, part);
    if (part === "voice") await forgetSamples(within);
    await recordAudit(within, "provider.saved", part, { part, vendor, name: model });
  });
}
