const SECONDS = /^\d+(?:\.\d+)?$/;

/** How long a server asks to be left alone, by its header: in seconds or at a date; null: it does not say. */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? "";
  if (SECONDS.test(text)) return Math.ceil(Number(text) * 1000);
  const date = text === "" ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
