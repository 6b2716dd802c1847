/** Why a mail server took no mail. */
export const MAIL_PROBLEMS = [
  "host_unknown",
  "no_answer",
  "slow",
  "not_secure",
  "login_refused",
  "address_refused",
  "broken",
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** What is always spoken under a cipher; at any other port it is agreed on once connected. */
export const SECURE_PORT = 465;

const ADDRESS = String.raw`[^\s@<>"]+@[^\s@<>"]+`;
/** An address, or a name with its address: Pauta <pauta@example.com> */
export const SENDER = new RegExp(String.raw`^(?:[^<>@"\r\n]+ <${ADDRESS}>|${ADDRESS})$`);
export const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
