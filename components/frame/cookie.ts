const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A choice of this browser that the server reads to draw the first page right. */
export function keepCookie(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
