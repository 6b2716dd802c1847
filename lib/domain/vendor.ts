import type { Part } from "./provider.ts";

/** Who may be asked for each part; `compatible` is any address that speaks OpenAI's protocol. */
export const VENDORS = {
  text: ["openai", "anthropic", "google", "ollama", "compatible"],
  image: ["openai", "google", "compatible"],
  voice: ["openai", "compatible"],
} as const satisfies Record<Part, readonly string[]>;

export type Vendor<P extends Part = Part> = (typeof VENDORS)[P][number];

export const ALL_VENDORS: readonly Vendor[] = VENDORS.text;

export const isVendorOf = <P extends Part>(part: P, vendor: Vendor): vendor is Vendor<P> =>
  (VENDORS[part] as readonly Vendor[]).includes(vendor);

/** Whom nobody can ask without a key, and whom nobody can without an address. */
export const needsKey = (vendor: Vendor): boolean => vendor !== "ollama" && vendor !== "compatible";
export const needsAddress = (vendor: Vendor): boolean => vendor === "compatible";

const VERSIONS: Partial<Record<Vendor, string>> = { google: "/v1beta" };

/** A server's address as people know it, with the version that they leave out. */
export function withVersion(vendor: Vendor, address: string): string {
  const plain = address.trim().replace(/\/+$/, "");
  return new URL(plain).pathname === "/" ? `${plain}${VERSIONS[vendor] ?? "/v1"}` : plain;
}

/** Models to begin with, the one to recommend first; an address of one's own has its own. */
export const KNOWN_MODELS: { readonly [P in Part]: Readonly<Partial<Record<Vendor, readonly string[]>>> } = {
  text: {
    openai: ["gpt-6.1-sol", "gpt-6-astra", "gpt-6-luna", "gpt-5.6-terra"],
    anthropic: ["claude-sonnet-5-5", "claude-opus-5-5", "claude-haiku-5-5"],
    google: ["gemini-3.8-flash", "gemini-pro-latest", "gemini-flash-lite-latest"],
  },
  image: {
    openai: ["gpt-image-2", "gpt-image-1-mini"],
    google: ["gemini-3.1-flash-image-preview", "gemini-2.5-flash-image"],
  },
  voice: { openai: ["gpt-4o-mini-tts", "tts-1"] },
};

/** The voices that OpenAI's models of speech have. */
export const OPENAI_VOICES = ["alloy", "coral", "nova", "sage", "shimmer", "ash", "echo", "onyx"] as const;

export const EFFORTS = ["low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

/** Why a provider that was tried out is of no use yet, as far as it decides what a person does next. */
export const PROVIDER_PROBLEMS = [
  "key_refused",
  "no_funds",
  "model_unknown",
  "address_refused",
  "no_answer",
  "busy",
  "slow",
  "broken",
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** What came of trying one out. */
export interface Trial {
  /** null: it works */
  readonly problem: ProviderProblem | null;
  /** in the provider's own words, for who knows what they mean */
  readonly detail: string | null;
}
