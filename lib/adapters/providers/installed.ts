import type { Part } from "#lib/domain/provider.ts";
import { withVersion } from "#lib/domain/vendor.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";
import type { env } from "#lib/runtime/env.ts";

type Environment = typeof env;

export type Installed = { readonly [P in Part]: ProviderSettings<P> | null };

const PLAIN = { effort: null, temperature: null, voices: [], prices: null };

/** What the environment says of each part; null: built in. */
export function readInstalled(environment: Environment): Installed {
  return { text: textOf(environment), image: imageOf(environment), voice: voiceOf(environment) };
}

function textOf(environment: Environment): ProviderSettings<"text"> | null {
  const { TEXT_API_KEY, TEXT_BASE_URL, TEXT_EFFORT, TEXT_MODEL, TEXT_TEMPERATURE, TEXT_VENDOR } = environment;
  const { TEXT_PRICE_INPUT: input, TEXT_PRICE_OUTPUT: output } = environment;
  if (!TEXT_VENDOR || !TEXT_MODEL) return null;
  return {
    vendor: TEXT_VENDOR,
    model: TEXT_MODEL,
    apiKey: TEXT_API_KEY ?? null,
    // What other vendors' addresses need beside the host, their operators have said.
    baseUrl: (TEXT_BASE_URL && TEXT_VENDOR === "ollama" ? withVersion("ollama", TEXT_BASE_URL) : TEXT_BASE_URL) ?? null,
    effort: TEXT_EFFORT ?? null,
    temperature: TEXT_TEMPERATURE ?? null,
    voices: [],
    prices: input !== undefined && output !== undefined ? { input, output } : null,
  };
}

function imageOf(environment: Environment): ProviderSettings<"image"> | null {
  const { IMAGE_API_KEY, IMAGE_BASE_URL, IMAGE_MODEL, IMAGE_VENDOR } = environment;
  const vendor = IMAGE_VENDOR ?? (IMAGE_BASE_URL && "compatible");
  if (!vendor || !IMAGE_MODEL) return null;
  return { ...PLAIN, vendor, model: IMAGE_MODEL, apiKey: IMAGE_API_KEY ?? null, baseUrl: IMAGE_BASE_URL ?? null };
}

function voiceOf(environment: Environment): ProviderSettings<"voice"> | null {
  const { VOICE_API_KEY, VOICE_BASE_URL, VOICE_MODEL, VOICE_NAMES, VOICE_VENDOR } = environment;
  const vendor = VOICE_VENDOR ?? (VOICE_BASE_URL && "compatible");
  if (!vendor || !VOICE_MODEL) return null;
  const voices = VOICE_NAMES.split(",").map((name) => name.trim());
  const baseUrl = VOICE_BASE_URL ?? null;
  return { ...PLAIN, vendor, model: VOICE_MODEL, apiKey: VOICE_API_KEY ?? null, baseUrl, voices };
}
