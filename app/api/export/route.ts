import { boot } from "#lib/boot.ts";
import { env } from "#lib/env.ts";
import { answerExport } from "#lib/http/export.ts";

export const dynamic = "force-dynamic";

export const GET = (request: Request) => answerExport(boot().runtime, env.DATABASE_URL ?? "", request);
