import type * as z from "zod";
import type { Runtime } from "#lib/context.ts";
import { upload } from "#lib/contract/upload.ts";
import { uploadRule } from "#lib/domain/media.ts";
import { requireRoom, uploadMedia } from "#lib/services/media/upload-media.ts";
import { answerFile } from "./answer-file.ts";
import { parseQuery } from "./input.ts";
import type { RateLimits } from "./rate-limit.ts";

/** One upload, from a request whose body is the file to its response. */
export const answerUpload = (runtime: Runtime, limits: RateLimits, request: Request): Promise<Response> =>
  answerFile(runtime, limits, request, "upload", async (context, receive) => {
    const asked = readQuery(request);
    await requireRoom(context, asked);
    const uploaded = await receive(uploadRule(asked.purpose).maxBytes, (path) => uploadMedia(context, asked, path));
    return { status: upload.status, body: upload.response.parse(uploaded) };
  });

/** parseQuery held it against this schema. */
const readQuery = (request: Request) =>
  parseQuery(upload, new URL(request.url).searchParams) as z.output<typeof upload.query>;
