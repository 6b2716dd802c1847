import { boot } from "#lib/boot.ts";
import { env } from "#lib/env.ts";
import { answerImport } from "#lib/http/import.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request): Promise<Response> => {
  const { limits, runtime } = boot();
  return answerImport(runtime, limits, env.DATABASE_URL ?? "", request);
};
