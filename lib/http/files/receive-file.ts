import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileBounds, ReceiveFile } from "#lib/contract/operation.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Asked } from "#lib/http/doors/asked.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";

const MEGABYTE = 1024 * 1024;

/** A request's body as a file, of which nothing is read before it is wanted. */
export const receiveFile =
  (asked: Asked): ReceiveFile =>
  (bounds, work) =>
    withFolder(async (folder) => {
      const path = join(folder, "file");
      await writeBody(asked, path, bounds);
      return work(path);
    });

/** Writes the body to a file, and no more of it than may be. */
async function writeBody({ body, headers }: Asked, path: string, { maxBytes, withinMs }: FileBounds): Promise<void> {
  const tooLarge = new Refusal("file_too_large", { field: "file", detail: `no máximo ${maxBytes / MEGABYTE} MB` });
  if (Number(headers.get("content-length")) > maxBytes) throw tooLarge;
  if (!body) throw unreadable();
  let bytes = 0;
  const read = async function* () {
    try {
      // What is not taken in is left: its sender still gets an answer.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw tooLarge;
        yield chunk;
      }
    } catch (cause) {
      // The sender is gone, or has said too much.
      throw cause instanceof Refusal ? cause : unreadable();
    }
  };
  const signal = AbortSignal.timeout(withinMs);
  await pipeline(read, createWriteStream(path), { signal }).catch((error: unknown) => {
    throw signal.aborted ? unreadable() : error;
  });
}

const unreadable = () => new Refusal("file_unreadable", { field: "file" });
