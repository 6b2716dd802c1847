import { boot } from "#lib/boot.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { env } from "#lib/env.ts";
import { answerRefusal, toResponse } from "#lib/http/answer.ts";
import { isApiHost } from "#lib/http/api-host.ts";
import { answerImport } from "#lib/http/import.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request): Response | Promise<Response> => {
  if (isApiHost(request, env.API_HOST)) return toResponse(answerRefusal(new Refusal("path_not_found"), "api"), {});
  const { limits, runtime } = boot();
  return answerImport(runtime, limits, env.DATABASE_URL ?? "", request);
};
