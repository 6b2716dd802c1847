import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ImageModel } from "ai";
import type { Vendor } from "#lib/domain/vendor.ts";
import type { ProviderSettings } from "#lib/ports/provider-settings.ts";

type Settings = Pick<ProviderSettings<"image">, "vendor" | "model" | "apiKey" | "baseUrl">;

/** The vendors' packages want a key even where the address asks for none. */
const NO_KEY = "none";

export function imageModelOf({ apiKey, baseUrl, model, vendor }: Settings, fetch: typeof globalThis.fetch): ImageModel {
  const shared = { fetch, ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (vendor) {
    case "openai":
      return createOpenAI({ ...shared, apiKey: apiKey ?? NO_KEY }).image(model);
    case "google":
      return createGoogleGenerativeAI({ ...shared, apiKey: apiKey ?? NO_KEY }).image(model);
    case "compatible":
      return createOpenAICompatible({
        name: "compatible",
        fetch,
        baseURL: baseUrl ?? "",
        ...(apiKey !== null && { apiKey }),
      }).imageModel(model);
    default:
      return vendor satisfies never;
  }
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const LONG = ["1024x1024", "1536x1024", "1024x1536"] as const;
const SIZES: readonly (readonly [model: RegExp, sizes: readonly `${number}x${number}`[]])[] = [
  [/^dall-e-2$/iu, ["1024x1024"]],
  [/^dall-e-3$/iu, ["1024x1024", "1792x1024", "1024x1792"]],
  [/(?:)/u, LONG],
];
const RATIOS = ["1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9"] as const;

/** Of what a vendor offers the nearest in shape, told as it wants to be told. */
export function shapeOf(
  vendor: Vendor<"image">,
  model: string,
  box: Box,
): { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` } {
  if (vendor === "google") return { aspectRatio: nearest(RATIOS, ":", box) };
  const [, sizes] = SIZES.find(([known]) => known.test(model)) ?? [null, LONG];
  return { size: nearest(sizes, "x", box) };
}

function nearest<Shape extends string>(shapes: readonly Shape[], sign: string, { height, width }: Box): Shape {
  const away = (shape: Shape) => {
    const [across = 1, down = 1] = shape.split(sign).map(Number);
    return Math.abs(Math.log(across / down / (width / height)));
  };
  return shapes.reduce((best, shape) => (away(shape) < away(best) ? shape : best));
}
