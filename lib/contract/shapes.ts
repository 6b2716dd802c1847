import * as z from "zod";
import { type IdKind, isId, UNKNOWN_ID } from "#lib/domain/id.ts";
import { characters } from "#lib/domain/text.ts";
import { isZone } from "#lib/domain/zone.ts";
import { EMAIL_MAX } from "#lib/domain/limits.ts";

/** A text in our limits. Half an emoji or a NUL cannot be stored, so it is no text. */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "caracteres inválidos", abort: true })
    .refine((value) => characters(value) <= max, { error: `no máximo ${max} caracteres` })
    .refine((value) => characters(value.trim()) >= min, {
      error: min === 1 ? "não pode ficar em branco" : `no mínimo ${min} caracteres`,
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min, pattern: String.raw`\S` }) });
}

/** As it is kept: without spaces around it, in lower case. */
export const email = text({ max: EMAIL_MAX })
  .transform((value) => value.trim().toLowerCase())
  .refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), { error: "deve ser um e-mail" });

/** An integer in a query. `initial` is what its absence stands for, which the description of a transform loses. */
export function integerText({ initial, max, min }: { min: number; max: number; initial?: number }) {
  return z
    .unknown()
    .transform((value, context) => {
      const number = typeof value === "number" ? value : /^-?\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN;
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      context.addIssue({ code: "custom", message: `deve ser um número inteiro de ${min} a ${max}` });
      return z.NEVER;
    })
    .meta({ type: "integer", minimum: min, maximum: max, ...(initial !== undefined && { default: initial }) });
}

export const timestamp = z.iso.datetime();

export const timezone = z.string().refine(isZone, { error: "deve ser um fuso horário IANA, como America/Sao_Paulo" });

export const DEFAULT_TIMEZONE = "America/Sao_Paulo";

export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "deve ser uma cor no formato #rrggbb" });

export const cents = z.int();

/** An id in a body or a query is opaque, as in a path: one without the shape of an id is one that nothing has. */
export const id = (kind: IdKind) => z.string().transform((text) => (isId(kind, text) ? text : UNKNOWN_ID));

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/i;

const isDay = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

// The years that ISO 8601 and the database write with four digits, in UTC as well.
const FIRST = new Date("0001-01-01T00:00:00Z");
const LAST = new Date("9999-12-31T23:59:59.999Z");

/** An ISO 8601 time with its zone. Our own, because zod's demands seconds. */
function readInstant(value: string): Date | null {
  const [, year, month, day] = INSTANT.exec(value) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  // Date takes neither an offset without a colon, nor a comma, nor an hour alone.
  const plain = value.toUpperCase().replace(",", ".");
  const offset = plain.replace(/([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);
  const date = new Date(plain.endsWith("Z") ? plain : offset);
  return date >= FIRST && date <= LAST ? date : null;
}

export const instant = z
  .string()
  .transform((value, context) => {
    const date = readInstant(value);
    if (date) return date;
    context.addIssue({ code: "custom", message: "deve ser uma data ISO 8601 com fuso, como 2026-11-20T15:00:00Z" });
    return z.NEVER;
  })
  .meta({ format: "date-time", description: "ISO 8601 with a zone" });

const BARE_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One end of a period, inclusive: a time with its zone, or a bare date for the whole UTC day. */
const periodEnd = (end: "from" | "to") =>
  z
    .string()
    .transform((value, context) => {
      const [, year, month, day] = BARE_DATE.exec(value) ?? [];
      if (Number(year) > 0 && isDay(Number(year), Number(month), Number(day))) {
        const start = Date.parse(`${value}T00:00:00Z`);
        return new Date(end === "from" ? start : start + DAY_MS - 1);
      }
      const date = readInstant(value);
      if (date) return date;
      context.addIssue({ code: "custom", message: "deve ser uma data ISO 8601" });
      return z.NEVER;
    })
    .meta({ description: end === "from" ? "Inclusive; a bare date is the whole UTC day" : "Inclusive" });

export const period = { from: periodEnd("from").optional(), to: periodEnd("to").optional() };

export const limit = ({ initial }: { initial: number }) => integerText({ min: 1, max: 100, initial }).default(initial);
export const cursor = z.string().min(1).max(1000);
export const next = z.string().nullable().meta({ description: "The next page's cursor; null when there is none." });

export const deleted = z.strictObject({ id: z.string(), deleted: z.literal(true) });
