import * as z from "zod";
import { PARTS, type Part } from "#lib/domain/provider.ts";
import { EFFORTS, needsAddress, needsKey, VENDORS } from "#lib/domain/vendor.ts";

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
const price = z.coerce.number().min(0).optional();

/** Who writes, draws and speaks where a workspace says nothing of its own. */
export const PROVIDER_VARIABLES = {
  TEXT_VENDOR: z.enum(VENDORS.text).optional(),
  TEXT_MODEL: z.string().optional(),
  TEXT_API_KEY: z.string().optional(),
  TEXT_BASE_URL: httpUrl.optional(),
  TEXT_EFFORT: z.enum(EFFORTS).optional(),
  TEXT_TEMPERATURE: z.coerce.number().min(0).max(2).optional(),
  TEXT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).optional(),
  TEXT_PRICE_INPUT: price,
  TEXT_PRICE_OUTPUT: price,
  IMAGE_VENDOR: z.enum(VENDORS.image).optional(),
  IMAGE_MODEL: z.string().optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_BASE_URL: httpUrl.optional(),
  VOICE_VENDOR: z.enum(VENDORS.voice).optional(),
  VOICE_MODEL: z.string().optional(),
  VOICE_API_KEY: z.string().optional(),
  VOICE_BASE_URL: httpUrl.optional(),
  VOICE_NAMES: z.string().default("alloy"),
};

type Given = z.output<z.ZodObject<typeof PROVIDER_VARIABLES>>;

const PREFIXES = { text: "TEXT", image: "IMAGE", voice: "VOICE" } as const satisfies Record<Part, string>;

/** A vendor without what it needs to answer is refused at the start, not at the first post. */
export function listMissing(given: Given): { name: string; message: string }[] {
  return PARTS.flatMap((part) => {
    const prefix = PREFIXES[part];
    const vendor = given[`${prefix}_VENDOR`];
    if (!vendor) return [];
    const needed = {
      MODEL: true,
      API_KEY: needsKey(vendor),
      BASE_URL: needsAddress(vendor),
    };
    return (["MODEL", "API_KEY", "BASE_URL"] as const)
      .filter((name) => needed[name] && !given[`${prefix}_${name}`])
      .map((name) => ({ name: `${prefix}_${name}`, message: `needed with ${prefix}_VENDOR=${vendor}` }));
  });
}
