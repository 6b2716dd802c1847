import { boot } from "#lib/boot.ts";
import { answerUpload } from "#lib/http/upload.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request): Promise<Response> => {
  const { limits, runtime } = boot();
  return answerUpload(runtime, limits, request);
};
