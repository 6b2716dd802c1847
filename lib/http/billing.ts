import type { Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { receiveEvent } from "#lib/services/billing/receive-event.ts";
import { answerRefusal, toResponse } from "./answer.ts";

const BODY_MAX = 1024 * 1024;

/** Where the billing provider tells what happened. What is answered with 200 is not told again. */
export async function answerBillingEvent(runtime: Runtime, request: Request): Promise<Response> {
  const refuse = (status: number) => toResponse({ ...answerRefusal(new Refusal("path_not_found"), "app"), status }, {});
  if (runtime.ports.billing.isLocal) return refuse(404);
  const body = await request.text();
  if (body.length > BODY_MAX) return refuse(400);
  const news = runtime.ports.billing.readEvent(body, request.headers.get("stripe-signature"));
  if (!news) {
    runtime.log.warn("a billing message without the provider's signature");
    return refuse(400);
  }
  await receiveEvent(runtime, news);
  return Response.json({ received: true });
}
