import { APICallError, NoImageGeneratedError } from "ai";
import * as z from "zod";
import { retryAfterMs } from "#lib/domain/retry-after.ts";
import { kindOfAnswer, MEDIA_REFUSED } from "#lib/domain/provider-answer.ts";
import { type Part, ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";

/** What a vendor's answer says of itself, whatever its shape. */
const part = z.unknown().optional();
const told = z.object({ error: z.union([z.string(), z.object({ code: part, type: part, message: part })]) });

interface Asked {
  readonly part: Part;
  readonly provider: string;
  /** of our own time limit */
  readonly limit: AbortSignal;
}

/** Why a call of a model came to nothing. */
export function faultOf(cause: unknown, { limit, part, provider }: Asked): ProviderFault {
  if (cause instanceof ProviderFault) return cause;
  const found = limit.aborted ? { kind: "slow" as const } : { kind: kindOf(cause), retryAfterMs: waitOf(cause) };
  return new ProviderFault({ part, provider, cause, ...found });
}

function kindOf(cause: unknown): ProviderFaultKind {
  if (NoImageGeneratedError.isInstance(cause))
    return MEDIA_REFUSED.test(JSON.stringify(cause.calls?.map(({ providerMetadata }) => providerMetadata) ?? ""))
      ? "subject_refused"
      : "broken";
  return APICallError.isInstance(cause) ? kindOfAnswer(answerOf(cause), MEDIA_REFUSED) : "broken";
}

/** Some answer 200 and put what went wrong into the body. */
function answerOf({ responseBody = "", statusCode = 500 }: APICallError): { status: number; words: string } {
  const error = told.safeParse(jsonOf(responseBody)).data?.error;
  if (error === undefined) return { status: statusCode, words: "" };
  if (typeof error === "string") return { status: statusCode, words: error };
  const { code, message, type } = error;
  const within = Number(code);
  const status = statusCode === 200 && within >= 400 && within < 600 ? within : statusCode;
  return { status, words: [code, type, message].filter((part) => typeof part === "string").join(" ") };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const waitOf = (cause: unknown): number | null =>
  APICallError.isInstance(cause) ? retryAfterMs(cause.responseHeaders?.["retry-after"], Date.now()) : null;
