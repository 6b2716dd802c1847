import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { StoragePort } from "#lib/ports/storage.ts";
import { gateOf } from "#lib/runtime/gate.ts";

type Picture = Uint8Array<ArrayBuffer>;

const QUALITY = 78;
const KEPT_MOST_BYTES = 32 * 1024 * 1024;

/** By name and width, the last asked for last: a name never changes its content, and many browsers ask for it. */
const kept = new Map<string, Picture>();
let keptBytes = 0;

/** Those that are being made, for all who ask for one meanwhile. */
const making = new Map<string, Promise<Picture | null>>();

interface Wanted {
  readonly key: string;
  readonly width: number;
  readonly address: string | null;
}

/** No wider than it is; null when there is no such picture any more. */
export async function smallerPicture(storage: StoragePort, { address, key, width }: Wanted): Promise<Picture | null> {
  const name = `${key} ${width}`;
  const known = kept.get(name);
  if (known) {
    if (!(await storage.head(key))) return null;
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  const made = making.get(name) ?? gateOf("smallerPicture").run({ address }, () => make(storage, key, width));
  making.set(name, made);
  const picture = await made.finally(() => making.delete(name));
  if (picture) keep(name, picture);
  return picture;
}

async function make(storage: StoragePort, key: string, width: number): Promise<Picture | null> {
  const opened = await storage.get(key);
  if (!opened) return null;
  const resized = sharp(await buffer(opened.stream)).resize({ width, withoutEnlargement: true });
  return new Uint8Array(await resized.webp({ quality: QUALITY, effort: 2 }).toBuffer());
}

function keep(name: string, picture: Picture): void {
  if (kept.has(name)) return;
  kept.set(name, picture);
  keptBytes += picture.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= KEPT_MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}
