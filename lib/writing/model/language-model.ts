import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";

export type ModelSettings =
  | { readonly vendor: "openai" | "anthropic" | "google"; readonly model: string; readonly apiKey: string }
  /** any address that speaks the OpenAI protocol, a local model as well */
  | { readonly vendor: "compatible"; readonly model: string; readonly apiKey: string | null; readonly baseUrl: string };

export function languageModel(settings: ModelSettings): LanguageModel {
  const { model } = settings;
  switch (settings.vendor) {
    case "openai":
      return createOpenAI({ apiKey: settings.apiKey })(model);
    case "anthropic":
      return createAnthropic({ apiKey: settings.apiKey })(model);
    case "google":
      return createGoogleGenerativeAI({ apiKey: settings.apiKey })(model);
    case "compatible": {
      const { apiKey, baseUrl } = settings;
      return createOpenAICompatible({ name: "compatible", baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) })(model);
    }
    default:
      return settings satisfies never;
  }
}
