import * as z from "zod";
import { characters } from "#lib/domain/text.ts";

/** A text in our limits. Half an emoji or a NUL cannot be stored, so it is no text. */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "caracteres inválidos", abort: true })
    .refine((value) => characters(value) <= max, { error: `no máximo ${max} caracteres` })
    .refine((value) => characters(value.trim()) >= min, {
      error: min === 1 ? "não pode ficar em branco" : `no mínimo ${min} caracteres`,
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });
}

/** An integer in a query. */
export function integerText({ min, max }: { min: number; max: number }) {
  return z
    .unknown()
    .transform((value, context) => {
      const number = typeof value === "number" ? value : /^-?\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN;
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      context.addIssue({ code: "custom", message: `deve ser um número inteiro de ${min} a ${max}` });
      return z.NEVER;
    })
    .meta({ type: "integer", minimum: min, maximum: max });
}

export const timestamp = z.iso.datetime();

export const timezone = z
  .string()
  .refine(isTimezone, { error: "deve ser um fuso horário IANA, como America/Sao_Paulo" });

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export const DEFAULT_TIMEZONE = "America/Sao_Paulo";

export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "deve ser uma cor no formato #rrggbb" });

export const cents = z.int();
