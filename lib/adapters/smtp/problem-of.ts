import type { MailProblem } from "#lib/domain/mail-server.ts";

/** By the library's codes. */
const BY_CODE: Readonly<Record<string, MailProblem>> = {
  ENOAUTH: "login_refused",
  EDNS: "host_unknown",
  EENVELOPE: "address_refused",
  ECONNECTION: "no_answer",
  ESOCKET: "no_answer",
  ETIMEDOUT: "slow",
  ETLS: "not_secure",
};

/** Some are told under the code of what they broke. */
const BY_WORDS: readonly (readonly [RegExp, MailProblem])[] = [
  [/ENOTFOUND|EAI_AGAIN/, "host_unknown"],
  [/certificate|SSL|TLS|altnames/i, "not_secure"],
  [/ETIMEDOUT/, "slow"],
];

/** Why a server took no mail, by whatever the library threw. */
export function mailProblemOf(error: unknown): MailProblem {
  if (!(error instanceof Error)) return "broken";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "EAUTH") return "login_refused";
  const byWords = BY_WORDS.find(([words]) => words.test(error.message));
  return byWords?.[1] ?? BY_CODE[code] ?? "broken";
}
