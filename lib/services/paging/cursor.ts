import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const SIGNATURE_BYTES = 12;

/** What a cursor is bound to: a workspace's listing with its filters. With others it is malformed. */
export interface Listing {
  readonly name: string;
  readonly filters: unknown;
}

const sign = ({ settings, workspaceId }: Context, listing: Listing, position: string) => {
  const scope = hash("sha256", JSON.stringify([workspaceId, listing.name, listing.filters]), "buffer");
  return createHmac("sha256", settings.authSecret).update(scope).update(position).digest().subarray(0, SIGNATURE_BYTES);
};

/** Where the next page begins: the last row's own place in the order. */
export function writeCursor(context: Context, listing: Listing, place: readonly (string | number)[]): string {
  const position = JSON.stringify(place);
  return Buffer.concat([sign(context, listing, position), Buffer.from(position)]).toString("base64url");
}

/** The place that a cursor names; null without one. */
export function readCursor(context: Context, listing: Listing, cursor: string | undefined): (string | number)[] | null {
  if (cursor === undefined) return null;
  const bytes = /^[\w-]+$/.test(cursor) ? Buffer.from(cursor, "base64url") : Buffer.alloc(0);
  const [signature, position] = [bytes.subarray(0, SIGNATURE_BYTES), bytes.subarray(SIGNATURE_BYTES).toString()];
  const isOurs =
    signature.length === SIGNATURE_BYTES &&
    bytes.toString("base64url") === cursor &&
    timingSafeEqual(signature, sign(context, listing, position));
  if (!isOurs) throw new Refusal("cursor_invalid", { field: "cursor" });
  // What carries our signature was written above.
  return JSON.parse(position) as (string | number)[];
}

/** One row more than a page was asked for: whether there is a next one. */
export function pageOf<Row>(rows: readonly Row[], limit: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
