const PATIENT_MS = 5 * 60_000;

/** After a question that the network will answer: soon at first, then ever more rarely. */
export function pollDelayMs(waitedMs: number): number {
  if (waitedMs < 3000) return 250;
  if (waitedMs < 10_000) return 1000;
  if (waitedMs < 120_000) return 5000;
  return waitedMs < 600_000 ? 15_000 : 60_000;
}

/** Ever later: a network in trouble is left in peace. */
export const sendDelayMs = (tries: number): number => Math.min(500 * 2 ** tries, 120_000);

/** Our own server comes back within a minute or two, mostly. */
export const ownDelayMs = (waitedMs: number): number => between(1000, waitedMs / 4, 10_000);

/** Each further try costs the account one of its containers. */
export const fetchDelayMs = (waitedMs: number): number => between(5000, waitedMs / 2, PATIENT_MS);

const between = (least: number, wanted: number, most: number) => Math.min(Math.max(least, wanted), most);
