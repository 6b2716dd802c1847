const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a quota is measured against in the headers when none is enforced. */
const NOMINAL_HOURLY = 100_000;
const NOMINAL_DAILY = 48_000;

/** Calls counted by clock hour for the app and by clock day for an account. */
export class Usage {
  private hour = 0;
  private day = 0;
  private appCalls = 0;
  private accountCalls = new Map<string, number>();

  count(now: number, accountId: string | null): void {
    this.turn(now);
    this.appCalls += 1;
    if (accountId) this.accountCalls.set(accountId, (this.accountCalls.get(accountId) ?? 0) + 1);
  }

  appPercent(limit: number): number {
    return Math.floor((100 * this.appCalls) / (limit || NOMINAL_HOURLY));
  }

  accountPercent(accountId: string, limit: number): number {
    return Math.floor((100 * (this.accountCalls.get(accountId) ?? 0)) / (limit || NOMINAL_DAILY));
  }

  appIsOver(limit: number): boolean {
    return limit > 0 && this.appCalls > limit;
  }

  accountIsOver(accountId: string, limit: number): boolean {
    return limit > 0 && (this.accountCalls.get(accountId) ?? 0) > limit;
  }

  minutesToNextDay(now: number): number {
    return Math.ceil((DAY_MS - (now % DAY_MS)) / 60_000);
  }

  reset(): void {
    this.appCalls = 0;
    this.accountCalls.clear();
  }

  private turn(now: number): void {
    const [hour, day] = [Math.floor(now / HOUR_MS), Math.floor(now / DAY_MS)];
    if (hour !== this.hour) this.appCalls = 0;
    if (day !== this.day) this.accountCalls.clear();
    this.hour = hour;
    this.day = day;
  }
}
