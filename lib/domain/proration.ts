import { monthsOf, type Period } from "./plan.ts";

interface Price {
  period: Period;
  renewalCents: number;
}

interface Term {
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
}

const MONTH_MAX_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * What the rest of the term that is paid already costs more at the target's price: the difference of the two prices
 * over the whole term, by the milliseconds that are left of it, rounded once with halves up. The term may be of
 * another length than the plan's period now is, after a change of period: it is weighed by its own months.
 */
export function prorationCents(current: Price & Term, target: Price, now: Date): number {
  const [start, end] = [BigInt(current.currentPeriodStart.getTime()), BigInt(current.currentPeriodEnd.getTime())];
  const left = end - BigInt(now.getTime());
  if (left <= 0n || end <= start) return 0;
  const rest = left < end - start ? left : end - start;
  const [from, to] = [BigInt(monthsOf(current.period)), BigInt(monthsOf(target.period))];
  const months = end - start > BigInt(MONTH_MAX_MS) ? 12n : 1n;
  const difference = BigInt(target.renewalCents) * from - BigInt(current.renewalCents) * to;
  if (difference <= 0n) return 0;
  return Number(divideHalfUp(difference * months * rest, from * to * (end - start)));
}

const divideHalfUp = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
