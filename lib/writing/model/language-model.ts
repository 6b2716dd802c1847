import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { wrapLanguageModel } from "ai";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";

type Vendor = ProviderSettings<"text">["vendor"];
export type LanguageModel = ReturnType<typeof wrapLanguageModel>;

interface Address {
  readonly apiKey?: string;
  readonly baseURL?: string;
  readonly fetch?: typeof fetch;
}

const OLLAMA_URL = "http://127.0.0.1:11434/v1";

/** What every server of this kind should know; one that does not is asked without. */
const SPOKEN = { supportsStructuredOutputs: true, includeUsage: true } as const;

const MAKERS: Record<Vendor, (address: Address, model: string) => Parameters<typeof wrapLanguageModel>[0]["model"]> = {
  openai: (address, model) => createOpenAI(address)(model),
  anthropic: (address, model) => createAnthropic(address)(model),
  google: (address, model) => createGoogleGenerativeAI(address)(model),
  ollama: ({ baseURL = OLLAMA_URL, ...address }, model) =>
    createOpenAICompatible({ name: "ollama", baseURL, ...address, ...SPOKEN })(model),
  compatible: ({ baseURL = "", ...address }, model) =>
    createOpenAICompatible({ name: "compatible", baseURL, ...address, ...SPOKEN })(model),
};

/** A vendor's model, asked with the effort and the temperature of its settings wherever it is used. */
export function languageModel(
  { apiKey, baseUrl, effort, model, temperature, vendor }: ProviderSettings<"text">,
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): LanguageModel {
  const address = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }), ...(fetch && { fetch }) };
  return wrapLanguageModel({
    model: MAKERS[vendor](address, model),
    middleware: {
      specificationVersion: "v4",
      transformParams: async ({ params }) => ({
        ...params,
        ...(effort && { reasoning: effort }),
        ...(temperature !== null && { temperature }),
      }),
    },
  });
}
