const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** Real time plus a shift: what ages (tokens, containers, quotas, numbers) reads it, so that a test may move it. */
export class Clock {
  shiftMs: number;

  constructor(shiftMs = 0) {
    this.shiftMs = shiftMs;
  }

  now(): number {
    return Date.now() + this.shiftMs;
  }

  advance(byMs: number): void {
    this.shiftMs += byMs;
  }

  set(to: number): void {
    this.shiftMs = to - Date.now();
  }
}

/** Milliseconds of a number or of an ISO duration such as PT24H; null for anything else. */
export function durationMs(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const negative = value.startsWith("-");
  const parts = DURATION.exec(negative ? value.slice(1) : value);
  if (!parts) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  const ms = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60_000 + (seconds ?? 0) * 1000;
  return negative ? -ms : ms;
}

/** The wire's form of an instant: an offset without a colon. */
export function wireTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`;
}
