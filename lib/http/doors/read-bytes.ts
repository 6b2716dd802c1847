import type { Readable } from "node:stream";
import { WITHIN_MS } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Asked } from "./asked.ts";
import { holdBytes } from "./held-bytes.ts";

/** A body that is no file, and no more of it than may be. What is left of it is not read. */
export function readBytes(body: Readable, { address }: Pick<Asked, "address">): Promise<Buffer> {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  const held = holdBytes(address);
  const take = (chunk: Buffer) => {
    try {
      held.add(chunk.byteLength);
      chunks.push(chunk);
    } catch (error) {
      reject(error);
    }
  };
  const end = () => {
    // It closes next, and no refusal need be made of that.
    body.off("close", breakOff);
    resolve(Buffer.concat(chunks));
  };
  const breakOff = () => reject(new Refusal("request_unreadable"));
  const late = setTimeout(breakOff, WITHIN_MS.body);
  body.on("data", take).on("end", end).on("close", breakOff).on("error", breakOff);
  return promise.finally(() => {
    clearTimeout(late);
    held.letGo();
    body.pause().off("data", take).off("end", end).off("close", breakOff);
  });
}
