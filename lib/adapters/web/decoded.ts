import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** A body as it was before it was packed, piece by piece: whoever reads it stops where it becomes too much. */
export function decoded(body: Readable, encoding: string | string[] | undefined): Readable {
  const name = String(encoding ?? "identity")
    .trim()
    .toLowerCase();
  if (name === "identity" || name === "") return body;
  const decoder = DECODERS[name];
  if (!decoder) throw new Error(`The page is packed as ${name}`);
  return pipeline(body, decoder(), () => {});
}
