import type { Vendor } from "#lib/domain/vendor.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";

/** Where Ollama is, on the machine that it is started on. */
export const OLLAMA_URL = "http://127.0.0.1:11434/v1";

const OWN: Record<Vendor, string | null> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  ollama: OLLAMA_URL,
  compatible: null,
};

/** Where a provider is reached, up to and with the version. */
export const addressOf = ({ baseUrl, vendor }: Pick<ProviderSettings, "baseUrl" | "vendor">): string =>
  (baseUrl ?? OWN[vendor] ?? "").replace(/\/+$/, "");

/** As it is shown and logged. */
export const nameOf = ({ model, vendor }: Pick<ProviderSettings, "model" | "vendor">): string => `${vendor} ${model}`;
