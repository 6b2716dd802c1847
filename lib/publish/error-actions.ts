import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { SocialError } from "#lib/ports/social.ts";

/** What an error of the network asks for. */
export type Action =
  /** the same container again, later */
  | { do: "again" }
  /** a new container, once the old one is known not to be live */
  | { do: "anew" }
  | { do: "wait" }
  | { do: "fail"; because: FailureCode }
  | { do: "reconnect"; because: ConnectionEnd }
  /** it may be live: ask before anything else */
  | { do: "ask" };

const again: Action = { do: "again" };
const anew: Action = { do: "anew" };
const wait: Action = { do: "wait" };
const ask: Action = { do: "ask" };
const reconnect = (because: ConnectionEnd): Action => ({ do: "reconnect", because });
const fail = (because: FailureCode): Action => ({ do: "fail", because });

/** The network took the call for spam; like every error of that call it may be wrong. */
export const BLOCKED = 2207051;

const BY_SUBCODE: Record<number, Action> = {
  2207001: again,
  2207003: anew,
  2207004: fail("file_refused"),
  2207005: fail("file_refused"),
  2207006: anew,
  2207008: ask,
  2207009: fail("file_refused"),
  2207010: fail("caption_refused"),
  2207020: anew,
  2207023: fail("network_refused"),
  2207026: fail("file_refused"),
  2207027: again,
  2207028: fail("network_refused"),
  2207032: anew,
  2207035: fail("network_refused"),
  2207036: fail("network_refused"),
  2207037: fail("network_refused"),
  2207040: fail("caption_refused"),
  2207042: wait,
  2207050: fail("account_restricted"),
  [BLOCKED]: ask,
  2207052: anew,
  2207053: anew,
  2207057: fail("network_refused"),
  2207077: anew,
  2207081: fail("network_refused"),
  2207082: anew,
};

const BY_CODE: Record<number, Action> = {
  1: again,
  2: again,
  4: wait,
  9: wait,
  10: reconnect("permission_missing"),
  17: wait,
  25: fail("account_restricted"),
  32: wait,
  102: reconnect("expired"),
  190: reconnect("expired"),
  341: wait,
  368: fail("account_restricted"),
  506: fail("network_refused"),
  613: wait,
  80001: wait,
  80002: wait,
};

/** Of code 190: why the token is refused. */
const ENDS: Record<number, ConnectionEnd> = {
  458: "removed",
  459: "checkpoint",
  460: "password_changed",
  463: "expired",
  464: "checkpoint",
  467: "expired",
  492: "permission_missing",
};

/** By the error's numbers alone: neither its words nor its HTTP status can be relied on. */
export function actionFor({ code, subcode }: Pick<SocialError, "code" | "subcode">): Action {
  const end = code === 190 && subcode !== null && ENDS[subcode];
  if (end) return reconnect(end);
  const known = (subcode !== null && BY_SUBCODE[subcode]) || (code !== null && BY_CODE[code]);
  if (known) return known;
  if (code !== null && code >= 200 && code < 300) return reconnect("permission_missing");
  // An object that "does not exist" is a known passing fault of reads.
  if (code === null || (code === 100 && subcode === 33) || code < 0) return again;
  return fail("network_refused");
}

/** When the one visible call goes wrong, only what certainly refused it is believed. */
const SURELY_NOT_LIVE = new Set<number | null>([2207027, 2207042]);

export function publishActionFor(error: SocialError): Action {
  const action = actionFor(error);
  if (SURELY_NOT_LIVE.has(error.subcode) || action.do === "reconnect" || action.do === "wait") return action;
  return action.do === "fail" && error.subcode !== null ? action : ask;
}

/** A question that goes wrong changes nothing: it is asked again, or cannot be. */
export function askAgainFor(error: SocialError): Action {
  const action = actionFor(error);
  return action.do === "reconnect" || action.do === "wait" ? action : again;
}
