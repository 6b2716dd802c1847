import { boot } from "#lib/boot.ts";
import { answerDataDeletion, showDataDeletion } from "#lib/http/social-notices.ts";

export const dynamic = "force-dynamic";

export const GET = showDataDeletion;
export const POST = (request: Request) => answerDataDeletion(boot().runtime, request);
