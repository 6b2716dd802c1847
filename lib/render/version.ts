import { createHash } from "node:crypto";

/** Changes with anything that changes a drawn pixel: files are named by content and this. */
const RENDERER_VERSION = "stills-5";

const settled = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { bytes: createHash("sha256").update(value).digest("hex") };
  if (Array.isArray(value)) return value.map(settled);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, settled(held)]),
  );
};

/** One name for one content: the order of keys does not matter, bytes count by their own hash. */
export const contentHash = (input: unknown): string =>
  createHash("sha256")
    .update(`${RENDERER_VERSION}\n${JSON.stringify(settled(input))}`)
    .digest("hex")
    .slice(0, 40);
