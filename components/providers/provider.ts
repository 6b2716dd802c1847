import type { Arguments, Output } from "#lib/contract/index.ts";
import type { Part } from "#lib/domain/provider.ts";
import { KNOWN_MODELS, needsAddress, needsKey, OPENAI_VOICES, type Vendor } from "#lib/domain/vendor.ts";

export type Maker = Output<"readProviders">["parts"][number];
export type Own = NonNullable<Maker["own"]>;
export type Trial = Output<"tryProvider">;
export type Body = NonNullable<Arguments<"saveProvider">["body"]>;

/** What the form holds: texts as they are typed. */
export interface Values {
  vendor: Vendor;
  model: string;
  apiKey: string;
  baseUrl: string;
  effort: string;
  temperature: string;
  voices: string;
  priceInput: string;
  priceOutput: string;
}

const number = (value: number | null | undefined) => value?.toString() ?? "";

const startingModel = (part: Part, vendor: Vendor): string => KNOWN_MODELS[part][vendor]?.[0] ?? "";

const startingVoices = (part: Part, vendor: Vendor): string =>
  part === "voice" && vendor === "openai" ? OPENAI_VOICES.join(", ") : "";

/** As it is kept, or as one begins with a vendor. */
export const valuesOf = (part: Part, own: Own | null): Values => ({
  vendor: own?.vendor ?? "openai",
  model: own?.model ?? startingModel(part, "openai"),
  apiKey: "",
  baseUrl: own?.baseUrl ?? "",
  effort: own?.effort ?? "",
  temperature: number(own?.temperature),
  voices: own?.voices.join(", ") ?? startingVoices(part, "openai"),
  priceInput: part === "text" ? number(own?.prices?.input) : "",
  priceOutput: number(own?.prices?.output),
});

/** Whose servers stand wherever somebody has put them. */
export const asksAddress = (vendor: Vendor): boolean => needsAddress(vendor) || vendor === "ollama";

const OLLAMA_HERE = "http://127.0.0.1:11434";

/** With another vendor all that was the other's goes. */
export const withVendor = (part: Part, vendor: Vendor, isLocal: boolean): Partial<Values> => ({
  vendor,
  model: startingModel(part, vendor),
  voices: startingVoices(part, vendor),
  apiKey: "",
  baseUrl: vendor === "ollama" && isLocal ? OLLAMA_HERE : "",
});

/** Whether the key that is kept counts for what is typed: it is for one vendor at one address. */
export const keepsKey = ({ baseUrl, vendor }: Values, own: Own | null): boolean =>
  own !== null && own.hasKey && own.vendor === vendor && (own.baseUrl ?? "") === baseUrl.trim();

const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text.trim().replace(",", ".")));

const pricesOf = ({ priceInput, priceOutput }: Values): Body["prices"] => {
  const output = numberOf(priceOutput);
  return output === null ? null : { input: numberOf(priceInput) ?? 0, output };
};

export const bodyOf = (values: Values, own: Own | null): Body => ({
  vendor: values.vendor,
  model: values.model.trim(),
  ...(values.apiKey.trim() === "" ? !keepsKey(values, own) && { apiKey: null } : { apiKey: values.apiKey.trim() }),
  baseUrl: values.baseUrl.trim() || null,
  effort: values.effort === "low" || values.effort === "medium" || values.effort === "high" ? values.effort : null,
  temperature: numberOf(values.temperature),
  voices: namesIn(values.voices),
  prices: pricesOf(values),
});

const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

type Problem =
  | "keyRequired"
  | "addressRequired"
  | "addressWrong"
  | "modelRequired"
  | "voicesRequired"
  | "temperatureWrong"
  | "prices.wrong"
  | "prices.both";

const isNumber = (text: string, max: number) => {
  const value = numberOf(text);
  return value === null || (Number.isFinite(value) && value >= 0 && value <= max);
};

const PRICE_MAX = 1_000_000;

/** What is wrong before the server is asked, by field. */
export function problemsOf(part: Part, values: Values, own: Own | null): Partial<Record<keyof Values, Problem>> {
  const { apiKey, baseUrl, model, priceInput, priceOutput, temperature, vendor, voices } = values;
  const address = baseUrl.trim();
  const isHalfPriced = part === "text" && (priceInput.trim() === "") !== (priceOutput.trim() === "");
  return {
    ...(needsKey(vendor) && apiKey.trim() === "" && !keepsKey(values, own) && { apiKey: "keyRequired" }),
    ...(address === "" && asksAddress(vendor) && { baseUrl: "addressRequired" }),
    ...(address !== "" && !/^https?:\/\/./i.test(address) && { baseUrl: "addressWrong" }),
    ...(model.trim() === "" && { model: "modelRequired" }),
    ...(part === "voice" && namesIn(voices).length === 0 && { voices: "voicesRequired" }),
    ...(!isNumber(temperature, 2) && { temperature: "temperatureWrong" }),
    ...(!isNumber(priceInput, PRICE_MAX) && { priceInput: "prices.wrong" }),
    ...(isHalfPriced && { priceOutput: "prices.both" }),
    ...(!isNumber(priceOutput, PRICE_MAX) && { priceOutput: "prices.wrong" }),
  };
}
