import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type * as z from "zod";
import { openContext, type Runtime } from "#lib/context.ts";
import { upload } from "#lib/contract/upload.ts";
import { uploadRule } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireRoom, uploadMedia } from "#lib/services/media/upload-media.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { type Answer, answerRefusal, toResponse } from "./answer.ts";
import { addressOf, AUTHENTICATE } from "./authenticate.ts";
import { parseQuery } from "./input.ts";
import type { RateLimits } from "./rate-limit.ts";

const MEGABYTE = 1024 * 1024;

/** One upload, from a request whose body is the file to its response. */
export async function answerUpload(runtime: Runtime, limits: RateLimits, request: Request): Promise<Response> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const answer = await accept(runtime, limits, request, requestId).catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, "app");
    runtime.log.error({ err: error, requestId, operation: "upload" }, "call failed");
    return answerRefusal(new Refusal("unexpected"), "app");
  });
  const ms = Math.round(performance.now() - startedMs);
  runtime.log.info({ requestId, operation: "upload", door: "app", method: "POST", status: answer.status, ms }, "call");
  return toResponse(answer, { "X-Request-Id": requestId });
}

async function accept(runtime: Runtime, limits: RateLimits, request: Request, requestId: string): Promise<Answer> {
  const { caller, refusal } = await AUTHENTICATE.app(runtime, limits, request);
  if (refusal) throw refusal;
  const context = openContext(runtime, caller, { requestId, address: addressOf(request) });
  const asked = readQuery(request);
  await requireRoom(context, asked);

  return withFolder(async (folder) => {
    const path = join(folder, "file");
    await receive(request, path, uploadRule(asked.purpose).maxBytes);
    return { status: upload.status, body: upload.response.parse(await uploadMedia(context, asked, path)) };
  });
}

/** parseQuery held it against this schema. */
const readQuery = (request: Request) =>
  parseQuery(upload, new URL(request.url).searchParams) as z.output<typeof upload.query>;

/** Writes the body to a file, and no more of it than may be. */
async function receive(request: Request, path: string, maxBytes: number): Promise<void> {
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
