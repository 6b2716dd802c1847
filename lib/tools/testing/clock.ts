/** A clock that stands still until it is told to go on. */
export function fixedClock(start: string) {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance: (ms: number) => void (nowMs += ms),
  };
}
