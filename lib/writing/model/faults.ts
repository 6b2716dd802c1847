import { APICallError } from "ai";
import { retryAfterMs } from "#lib/domain/retry-after.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import { kindOfAnswer } from "#lib/domain/provider-answer.ts";

/** What is known of an error, whichever way it came: as an answer, within a stream, from the network. */
interface Told {
  readonly status: number | null;
  readonly words: string;
  readonly headers: Readonly<Record<string, string>>;
}

function toldBy(error: unknown): Told {
  if (APICallError.isInstance(error)) {
    const { message, responseBody = "", responseHeaders = {}, statusCode = null } = error;
    return { status: statusCode, words: `${message}\n${responseBody}`, headers: responseHeaders };
  }
  if (typeof error === "object" && error !== null) {
    const { code, message, statusCode, status, type } = error as Readonly<Record<string, unknown>>;
    const known = [statusCode, status, code].find((number) => typeof number === "number");
    return { status: known ?? null, words: [type, code, message].map(String).join("\n"), headers: {} };
  }
  return { status: null, words: String(error), headers: {} };
}

const SECOND_MS = 1000;

/** How long a provider asks to be left alone: in milliseconds, in seconds, at a date, or within its answer. */
function retryAfterOf({ headers, words }: Pick<Told, "headers" | "words">, now: number): number | null {
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const ms = Number.parseFloat(own["retry-after-ms"] ?? "");
  if (ms >= 0) return Math.ceil(ms);
  const asked = retryAfterMs(own["retry-after"], now);
  if (asked !== null) return asked;
  const [, seconds] = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(words) ?? [];
  return seconds ? Math.ceil(Number(seconds) * SECOND_MS) : null;
}

/** Whatever a text provider threw, as what is to be done about it. */
export function textFault(provider: string, error: unknown, now = Date.now()): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const told = toldBy(error);
  const kind = kindOfAnswer(told);
  const retryAfterMs = kind === "busy" ? retryAfterOf(told, now) : null;
  return new ProviderFault({ part: "text", kind, provider, retryAfterMs, cause: error });
}

/** A request that is refused for its form: a server that knows no schemas may take it without. */
export const isFormRefused = (error: unknown): boolean => {
  const { status, words } = toldBy(error);
  const isForm = status === 400 || status === 422 || status === 501;
  return (
    isForm &&
    kindOfAnswer({ status, words }) === "broken" &&
    !/context[_ ]length|too (?:long|many tokens)|maximum context/i.test(words)
  );
};

/** An answer that came, and was no stream: a server that knows none may have told it all at once. */
export const isNoStream = (error: unknown): boolean =>
  error instanceof Error && /^AI_(?:InvalidResponseData|EmptyResponseBody|JSONParse|TypeValidation)/.test(error.name);
