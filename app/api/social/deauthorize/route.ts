import { boot } from "#lib/boot.ts";
import { answerDeauthorize } from "#lib/http/social-notices.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request) => answerDeauthorize(boot().runtime, request);
