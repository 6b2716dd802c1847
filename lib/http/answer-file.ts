import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Context, openContext, type Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { type Answer, answerRefusal, toResponse } from "./answer.ts";
import { addressOf, AUTHENTICATE } from "./authenticate.ts";
import type { RateLimits } from "./rate-limit.ts";

const MEGABYTE = 1024 * 1024;

/** Takes the body in as a file, which is there for as long as the work on it. */
type Receive = <Result>(maxBytes: number, work: (path: string) => Promise<Result>) => Promise<Result>;

/** A call by session whose body is a file; nothing of it is read before the caller may send it. */
export async function answerFile(
  runtime: Runtime,
  limits: RateLimits,
  request: Request,
  operation: string,
  handle: (context: Context, receive: Receive) => Promise<Answer>,
): Promise<Response> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const receive: Receive = (maxBytes, work) =>
    withFolder(async (folder) => {
      const path = join(folder, "file");
      await writeBody(request, path, maxBytes);
      return work(path);
    });
  const accept = async () => {
    const { caller, refusal } = await AUTHENTICATE.app(runtime, limits, request);
    if (refusal) throw refusal;
    return handle(openContext(runtime, caller, { requestId, address: addressOf(request) }), receive);
  };
  const answer = await accept().catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, "app");
    runtime.log.error({ err: error, requestId, operation }, "call failed");
    return answerRefusal(new Refusal("unexpected"), "app");
  });
  const ms = Math.round(performance.now() - startedMs);
  runtime.log.info({ requestId, operation, door: "app", method: "POST", status: answer.status, ms }, "call");
  return toResponse(answer, { "X-Request-Id": requestId });
}

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
