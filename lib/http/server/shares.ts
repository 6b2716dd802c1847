export interface Share {
  /** what an address is given as fast as it takes it */
  readonly atOnce: number;
  /** what it is given from then on */
  readonly aSecond: number;
}

/** How long who takes one thing after the other waits for the next: what is done for one keeps the thread from all. */
export function openShares({ aSecond, atOnce }: Share) {
  /** Until when each address has had its share, whoever was given something longest ago first. */
  const hadUntil = new Map<string, number>();
  const startMs = (atOnce / aSecond) * 1000;

  /** The milliseconds until so much may be given; who has had no more than their share waits for none. */
  return function take(address: string, amount: number, nowMs: number): number {
    if (amount === 0) return 0;
    const earliest = nowMs - startMs;
    const had = Math.max(hadUntil.get(address) ?? earliest, earliest);
    hadUntil.delete(address);
    for (const [other, until] of hadUntil) {
      if (until > earliest) break;
      hadUntil.delete(other);
    }
    hadUntil.set(address, had + (amount / aSecond) * 1000);
    return Math.max(0, had - nowMs);
  };
}
