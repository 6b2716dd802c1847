import * as z from "zod";
import { readLimited } from "#lib/adapters/web/fetch-public.ts";
import type { Part } from "#lib/domain/provider.ts";
import type { Vendor } from "#lib/domain/vendor.ts";
import type { SettingsOfPart } from "#lib/ports/makers.ts";
import { addressOf } from "./addresses.ts";

/** An address answered, but not with what was asked for. */
class ListRefused extends Error {
  readonly status: number;
  readonly responseBody: string;

  constructor(status: number, responseBody: string) {
    super(`The address answered ${status}`);
    this.status = status;
    this.responseBody = responseBody;
  }
}

interface Listing {
  readonly path: string;
  headers(apiKey: string): Record<string, string>;
}

const BEARER = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
const AS_OPENAI: Listing = { path: "/models", headers: BEARER };

const LISTINGS: Record<Vendor, Listing> = {
  openai: AS_OPENAI,
  compatible: AS_OPENAI,
  ollama: { path: "/api/tags", headers: BEARER },
  anthropic: {
    path: "/models?limit=100",
    headers: (apiKey) => ({ "x-api-key": apiKey, "anthropic-version": "2023-06-01" }),
  },
  google: { path: "/models?pageSize=200", headers: (apiKey) => ({ "x-goog-api-key": apiKey }) },
};

const list = z.object({
  data: z.array(z.object({ id: z.string() })).optional(),
  models: z.array(z.object({ name: z.string() })).optional(),
});

const LISTED_MAX = 500;
const LIST_BYTES_MAX = 4 * 1024 * 1024;
const OTHER_THAN_TEXT =
  /embed|tts|whisper|transcri|imag|dall|moderation|realtime|audio|sora|veo|lyria|rerank|robotics/i;

/** What a vendor that makes many things is asked for, by the names of its models. */
const FITS: Record<Part, (name: string) => boolean> = {
  text: (name) => !OTHER_THAN_TEXT.test(name),
  image: (name) => /imag|dall/i.test(name),
  voice: (name) => /tts|speech/i.test(name),
};
const MAKES_MANY: readonly Vendor[] = ["openai", "google"];

/** The models that an address says it has, for the part. */
export async function listModels(
  settings: Pick<SettingsOfPart, "part" | "vendor" | "baseUrl" | "apiKey">,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const names = await listAll(settings, fetch, signal);
  return MAKES_MANY.includes(settings.vendor) ? names.filter(FITS[settings.part]) : names;
}

async function listAll(
  { apiKey, vendor, ...settings }: Pick<SettingsOfPart, "vendor" | "baseUrl" | "apiKey">,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { headers, path } = LISTINGS[vendor];
  const address = addressOf({ vendor, ...settings });
  const root = vendor === "ollama" ? address.replace(/\/v1$/, "") : address;
  const response = await fetch(`${root}${path}`, { headers: apiKey ? headers(apiKey) : {}, signal });
  const text = response.body ? (await readLimited(response.body, LIST_BYTES_MAX)).toString("utf8") : "";
  if (!response.ok) throw new ListRefused(response.status, text);
  const { data = [], models = [] } = list.parse(JSON.parse(text));
  return [...data.map(({ id }) => id), ...models.map(({ name }) => name)]
    .map((name) => name.replace(/^models\//, ""))
    .slice(0, LISTED_MAX)
    .toSorted();
}

/** Whether a list names a model, which Ollama does with its tag. */
export const isListed = (names: readonly string[], model: string): boolean =>
  names.includes(model) || names.includes(`${model}:latest`);
