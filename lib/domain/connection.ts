/** What ended a connection; each has words of its own and the same way back: the account is connected again. */
export const CONNECTION_ENDS = ["expired", "removed", "password_changed", "checkpoint", "permission_missing"] as const;
export type ConnectionEnd = (typeof CONNECTION_ENDS)[number];

/** `ending`: it has not been possible to renew it for so long that its end is near. */
export type ConnectionState = "none" | "working" | "ending" | "ended";

/** An account's token in time. */
export interface TokenLife {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const DAY_MS = 86_400_000;
const RENEW_FROM_MS = 30 * DAY_MS;
const SHORTEST_WAIT_MS = 10 * 60_000;

/** Before its end by so many days the owner is told that it could not be renewed. */
const WARN_DAYS = [14, 7, 3, 1] as const;

/** From day 30 on; half way for a token that lives less long. */
const renewsFromMs = ({ expiresAt, issuedAt }: TokenLife): number =>
  issuedAt.getTime() + Math.min(RENEW_FROM_MS, (expiresAt.getTime() - issuedAt.getTime()) / 2);

export const isRenewable = (token: TokenLife, now: Date): boolean => now.getTime() >= renewsFromMs(token);

export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));

export const isEnding = (expiresAt: Date, now: Date): boolean => daysLeft(expiresAt, now) <= WARN_DAYS[0];

/** The warning that is due now and was not given yet; of several, the last. */
export function warningDue(expiresAt: Date, now: Date, given: number | null): number | null {
  const due = WARN_DAYS.findLast((days) => daysLeft(expiresAt, now) <= days);
  return due !== undefined && (given === null || due < given) ? due : null;
}

/** When a connection is looked at again: daily once it can be renewed, more often near its end, and at each warning. */
export function nextCheckAt(token: TokenLife, now: Date, chance: number): Date {
  const nowMs = now.getTime();
  const endMs = token.expiresAt.getTime();
  const fromMs = renewsFromMs(token);
  if (nowMs < fromMs) return new Date(Math.min(fromMs + chance * DAY_MS, endMs));
  const waitMs = Math.min(DAY_MS * (0.75 + chance / 2), Math.max((endMs - nowMs) / 4, SHORTEST_WAIT_MS));
  const marks = [...WARN_DAYS.map((days) => endMs - days * DAY_MS), endMs].filter((markMs) => markMs > nowMs);
  return new Date(Math.min(nowMs + waitMs, ...marks));
}
