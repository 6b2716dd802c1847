export interface Share {
  /** bytes that an address is sent as fast as it takes them */
  readonly atOnce: number;
  /** bytes that it is sent from then on */
  readonly aSecond: number;
}

/** How long who takes one file after the other waits for the next: what is sent to one keeps the thread from all. */
export function openShares({ aSecond, atOnce }: Share) {
  /** Until when each address has had its share, whoever was sent something longest ago first. */
  const hadUntil = new Map<string, number>();
  const startMs = (atOnce / aSecond) * 1000;

  /** The milliseconds until these bytes may begin to go; who has had no more than their share waits for none. */
  return function take(address: string, bytes: number, nowMs: number): number {
    if (bytes === 0) return 0;
    const earliest = nowMs - startMs;
    const had = Math.max(hadUntil.get(address) ?? earliest, earliest);
    hadUntil.delete(address);
    for (const [other, until] of hadUntil) {
      if (until > earliest) break;
      hadUntil.delete(other);
    }
    hadUntil.set(address, had + (bytes / aSecond) * 1000);
    return Math.max(0, had - nowMs);
  };
}
