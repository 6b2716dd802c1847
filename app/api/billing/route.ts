import { boot } from "#lib/boot.ts";
import { answerBillingEvent } from "#lib/http/billing.ts";

export const dynamic = "force-dynamic";

export const POST = (request: Request) => answerBillingEvent(boot().runtime, request);
