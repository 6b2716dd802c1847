import { boot } from "#lib/boot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { env } from "#lib/env.ts";
import { answerRefusal, toResponse } from "#lib/http/answer.ts";
import { isApiHost } from "#lib/http/api-host.ts";
import { answerUpload } from "#lib/http/upload.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request): Response | Promise<Response> => {
  if (isApiHost(request, env.API_HOST)) return toResponse(answerRefusal(new Refusal("path_not_found"), "api"), {});
  const { limits, runtime } = boot();
  return answerUpload(runtime, limits, request);
};
