import { AddressRefused } from "#lib/adapters/web/ask-public.ts";
import { ProviderFault, type ProviderFaultKind } from "#lib/domain/provider.ts";
import { kindOfStatus, NO_FUNDS, NO_KEY } from "#lib/domain/provider-answer.ts";
import type { ProviderProblem } from "#lib/domain/vendor.ts";

const NO_MODEL =
  /model.{0,80}(not found|does not exist|not exist|unknown|not available|not supported)|model_not_found/i;
const NO_ANSWER = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** What settings cannot mend is looked into. */
const BY_FAULT: Readonly<Record<ProviderFaultKind, ProviderProblem | null>> = {
  key_refused: "key_refused",
  busy: "busy",
  slow: "slow",
  subject_refused: null,
  broken: null,
};

function problemOfStatus(status: number | null): ProviderProblem | null {
  if (status === 402) return "no_funds";
  if (status === 404) return "model_unknown";
  const kind = kindOfStatus(status);
  return kind && BY_FAULT[kind];
}

interface Told {
  readonly status: number | null;
  readonly code: string | null;
  /** what was said, the provider's own words first */
  readonly words: string;
  readonly error: Error;
}

/** Why a provider was of no use, by whatever its library threw. */
export function problemOf(error: unknown): ProviderProblem {
  const told = chainOf(error);
  if (told.some(({ error: one }) => one instanceof AddressRefused)) return "address_refused";
  if (told.some(({ error: one }) => one.name === "TimeoutError" || one.name === "AbortError")) return "slow";
  if (told.some(({ words }) => NO_FUNDS.test(words))) return "no_funds";
  if (told.some(({ status, words }) => status !== 429 && NO_MODEL.test(words))) return "model_unknown";
  if (told.some(({ status, words }) => status === 400 && NO_KEY.test(words))) return "key_refused";
  for (const { code, error: one, status } of told) {
    const known =
      (one instanceof ProviderFault && BY_FAULT[one.kind]) ||
      problemOfStatus(status) ||
      (code !== null && (NO_ANSWER.includes(code) || /CERT|SSL|TLS/.test(code)) && "no_answer");
    if (known) return known;
  }
  // Before it had sent anything: a port that nobody may ask, a name without an address.
  return told.some(({ error: one }) => one.message === "fetch failed") ? "no_answer" : "broken";
}

const DETAIL_MAX = 240;

/** The provider's own words, without the key that it may have repeated. */
export function detailOf(error: unknown, apiKey: string | null): string | null {
  const words = chainOf(error).findLast((told) => told.words !== "")?.words ?? "";
  const safe = apiKey ? words.replaceAll(apiKey, "…") : words;
  return safe.replaceAll(/\s+/g, " ").trim().slice(0, DETAIL_MAX) || null;
}

/** An error and what caused it, outermost first. */
function chainOf(error: unknown): Told[] {
  const told: Told[] = [];
  for (let one = error; one instanceof Error && told.length < 8; one = one.cause) told.push(tell(one));
  return told;
}

function tell(error: Error): Told {
  const { code, responseBody, status, statusCode } = error as Error & Record<string, unknown>;
  return {
    error,
    status: typeof statusCode === "number" ? statusCode : typeof status === "number" ? status : null,
    code: typeof code === "string" ? code : null,
    words: typeof responseBody === "string" && responseBody !== "" ? wordsOf(responseBody) : error.message,
  };
}

/** Most answer `{ error: { message } }`; a page of HTML tells nobody anything. */
function wordsOf(body: string): string {
  try {
    const { error, message } = JSON.parse(body) as { error?: { message?: unknown } | string; message?: unknown };
    const said = typeof error === "object" ? error?.message : (error ?? message);
    return typeof said === "string" ? said : body;
  } catch {
    return body.includes("<") ? "" : body;
  }
}
