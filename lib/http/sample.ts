import { randomUUID } from "node:crypto";
import { openContext, type Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { drawSample } from "#lib/services/brand/sample.ts";
import { answerRefusal, toResponse } from "./answer.ts";
import { addressOf, AUTHENTICATE } from "./authenticate.ts";
import type { RateLimits } from "./rate-limit.ts";

/** A slide of a brand's sample post, as it is drawn now; by session alone. */
export async function answerSample(runtime: Runtime, limits: RateLimits, request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    const { caller, refusal } = await AUTHENTICATE.app(runtime, limits, request);
    if (refusal) throw refusal;
    const { searchParams } = new URL(request.url);
    const [projectId, slide] = [searchParams.get("projectId") ?? "", Number(searchParams.get("slide") ?? 0)];
    const context = openContext(runtime, caller, { requestId, address: addressOf(request) });
    const jpeg = await drawSample(context, projectId, slide);
    // The address carries which state of the brand is meant.
    const headers = { "Content-Type": "image/jpeg", "Cache-Control": "private, max-age=3600" };
    return new Response(new Uint8Array(jpeg), { headers });
  } catch (error) {
    if (error instanceof Refusal) return toResponse(answerRefusal(error, "app"), {});
    runtime.log.error({ err: error, requestId, operation: "sample" }, "call failed");
    return toResponse(answerRefusal(new Refusal("unexpected"), "app"), {});
  }
}
