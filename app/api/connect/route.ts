import { boot } from "#lib/boot.ts";
import { answerConnect } from "#lib/http/connect.ts";

export const dynamic = "force-dynamic";

export const GET = (request: Request) => answerConnect(boot().runtime, request);
