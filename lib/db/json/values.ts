import * as z from "zod";
import { type IdKind, isId } from "#lib/domain/id.ts";
import { isMediaKey } from "#lib/domain/media.ts";

/** Values that several columns hold. */
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "no color");
export const seconds = z.number().min(0);
export const count = z.int().min(0);
export const storageKey = z.string().refine(isMediaKey, "no key of the storage");
export const id = (kind: IdKind) => z.string().refine((text) => isId(kind, text), `no id of a ${kind}`);
