import type { ProviderFaultKind } from "./provider.ts";

/** What a vendor's error says of itself: its status, where it has one, and its words. */
interface Said {
  readonly status: number | null;
  readonly words: string;
}

/** An account without money is no server that is busy: a person has to act. */
export const NO_FUNDS =
  /insufficient.?(?:quota|funds|balance|credit)|credit balance|billing|payment.?required|exceeded your current quota/i;
export const NO_KEY =
  /api[._ ]?key.{0,40}(?:invalid|incorrect|not valid|missing|required)|(?:invalid|incorrect|missing).{0,20}api[._ ]?key|permission_denied/i;

/** What vendors call a subject that they do not write of. */
const TEXT_REFUSED =
  /content[_ ]?(?:policy|filter)|content management policy|safety system|responsible_?ai|prohibited_content|blocked by .*safety/i;
/** The same of those that draw or speak, which say it in more ways. */
export const MEDIA_REFUSED =
  /content.?policy|content.?filter|moderation|safety|prohibited|sensitive|nsfw|responsible.?ai|violat|blocked/i;

const BY_STATUS: Readonly<Record<number, ProviderFaultKind>> = {
  401: "key_refused",
  402: "key_refused",
  403: "key_refused",
  408: "slow",
  429: "busy",
  503: "busy",
  504: "slow",
  524: "slow",
  529: "busy",
};

const BY_WORDS: readonly [words: RegExp, kind: ProviderFaultKind][] = [
  [/overloaded|rate[_ ]limit|resource_exhausted|unavailable|too many requests/i, "busy"],
  [/deadline_exceeded|timed? ?out/i, "slow"],
];

export const kindOfStatus = (status: number | null): ProviderFaultKind | null =>
  (status === null ? null : BY_STATUS[status]) ?? null;

/** What is to be done about a vendor's error. What a person must settle comes before what passes by itself. */
export function kindOfAnswer({ status, words }: Said, refused = TEXT_REFUSED): ProviderFaultKind {
  const isOurs = status === null || status < 500;
  if (isOurs && (NO_FUNDS.test(words) || NO_KEY.test(words))) return "key_refused";
  if (isOurs && status !== 401 && status !== 429 && refused.test(words)) return "subject_refused";
  return kindOfStatus(status) ?? BY_WORDS.find(([said]) => said.test(words))?.[1] ?? "broken";
}
