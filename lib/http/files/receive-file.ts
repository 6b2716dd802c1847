import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ReceiveFile } from "#lib/contract/operation.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";

const MEGABYTE = 1024 * 1024;

/** A request's body as a file, of which nothing is read before it is wanted. */
export const receiveFile =
  (request: Request): ReceiveFile =>
  (maxBytes, work) =>
    withFolder(async (folder) => {
      const path = join(folder, "file");
      await writeBody(request, path, maxBytes);
      return work(path);
    });

/** Writes the body to a file, and no more of it than may be. */
async function writeBody(request: Request, path: string, maxBytes: number): Promise<void> {
  const tooLarge = new Refusal("file_too_large", { field: "file", detail: `no máximo ${maxBytes / MEGABYTE} MB` });
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge;
  const body = request.body;
  if (!body) throw new Refusal("file_unreadable", { field: "file" });
  let bytes = 0;
  await pipeline(async function* () {
    try {
      for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw tooLarge;
        yield chunk;
      }
    } catch (cause) {
      // The sender is gone, or has said too much.
      throw cause instanceof Refusal ? cause : new Refusal("file_unreadable", { field: "file" });
    }
  }, createWriteStream(path));
}
