import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import type { Answer, Said } from "#lib/ports/social.ts";

const LIMITED_MS = 60_000;

const again: Answer = { do: "again" };
const anew: Answer = { do: "anew" };
const refetch: Answer = { do: "refetch" };
const wait: Answer = { do: "wait", forMs: LIMITED_MS };
const ask: Answer = { do: "ask" };
const reconnect = (because: ConnectionEnd): Answer => ({ do: "reconnect", because });
const fail = (because: FailureCode): Answer => ({ do: "fail", because });

/** The network took the call for spam; like every error of that call it may be wrong. */
const BLOCKED = 2207051;

const BY_SUBCODE: Record<number, Answer> = {
  2207001: again,
  2207003: refetch,
  2207004: fail("file_refused"),
  2207005: fail("file_refused"),
  2207006: anew,
  2207008: ask,
  2207009: fail("file_refused"),
  2207010: fail("caption_refused"),
  2207020: refetch,
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
  2207052: refetch,
  2207053: anew,
  2207057: fail("network_refused"),
  2207077: refetch,
  2207081: fail("network_refused"),
  2207082: anew,
};

const BY_CODE: Record<number, Answer> = {
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

export interface GraphNumbers {
  readonly code: number | null;
  readonly subcode: number | null;
}

/** By the error's numbers alone: neither its words nor its HTTP status can be relied on. */
export function answerOf({ code, subcode }: GraphNumbers): Answer {
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

export function unsureAnswerOf(numbers: GraphNumbers): Answer {
  const answer = answerOf(numbers);
  if (SURELY_NOT_LIVE.has(numbers.subcode) || answer.do === "reconnect" || answer.do === "wait") return answer;
  return answer.do === "fail" && numbers.subcode !== null ? answer : ask;
}

/** A container that went wrong says only a subcode. */
export const containerAnswer = (subcode: number | null): Answer => answerOf({ code: -1, subcode });

/** Why a call that proved not to have gone through would be refused again; null: nothing is known against it. */
export const refusalIn = ({ subcode }: Said): FailureCode | null => (subcode === BLOCKED ? "account_restricted" : null);
