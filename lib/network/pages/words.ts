import { type Html, html } from "./html.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WHOLE = new Intl.NumberFormat("pt-BR");
const SHORT = new Intl.NumberFormat("pt-BR", { notation: "compact", maximumFractionDigits: 1 });
const DATE = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "long", timeZone: "America/Sao_Paulo" });

export const whole = (n: number): string => WHOLE.format(n);
export const short = (n: number): string => (n < 10_000 ? WHOLE.format(n) : SHORT.format(n));

export const plural = (n: number, one: string, many: string): string => `${short(n)} ${n === 1 ? one : many}`;

/** How long ago, as a person says it. */
export function ago(at: number, now: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${since(at, now)}</time>`;
}

function since(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE_MS) return "agora";
  if (age < HOUR_MS) return `há ${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `há ${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  if (days < 7) return days === 1 ? "ontem" : `há ${days} dias`;
  return DATE.format(at);
}

export function length(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A text with its line breaks kept, and its hashtags and names made links. */
export function prose(text: string): Html[] {
  return text.split(/((?<![\w/])[#@][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u).map((part, n) => {
    if (n % 2 === 0) return html`${part}`;
    if (part.startsWith("#"))
      return html`<a href="/tags/${encodeURIComponent(part.slice(1).toLowerCase())}">${part}</a>`;
    return html`<a href="/${part.toLowerCase()}">${part}</a>`;
  });
}
