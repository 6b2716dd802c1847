import { badParameter } from "./errors.ts";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

interface Asked {
  limit?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

export interface CursorPage<T> {
  items: T[];
  paging: { cursors: { before: string; after: string }; next?: string; previous?: string } | undefined;
}

/** Cuts one page from a list by cursors that name a row's key, newest first. */
export function cutPage<T>(list: T[], keyOf: (item: T) => string, asked: Asked, address: URL | null): CursorPage<T> {
  const limit = limitOf(asked.limit);
  let from = 0;
  let to = limit;
  if (asked.after !== undefined) {
    from = indexOfCursor(list, keyOf, asked.after) + 1;
    to = from + limit;
  } else if (asked.before !== undefined) {
    to = indexOfCursor(list, keyOf, asked.before);
    from = Math.max(0, to - limit);
  }
  const items = list.slice(from, to);
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return { items, paging: undefined };
  const cursors = { before: cursorOf(keyOf(first)), after: cursorOf(keyOf(last)) };
  return {
    items,
    paging: {
      cursors,
      ...(address && to < list.length ? { next: withParam(address, "after", cursors.after) } : {}),
      ...(address && from > 0 ? { previous: withParam(address, "before", cursors.before) } : {}),
    },
  };
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw badParameter("Param limit must be an integer greater than 0");
  return Math.min(limit, MAX_LIMIT);
}

const cursorOf = (key: string): string => Buffer.from(key).toString("base64url");

function indexOfCursor<T>(list: T[], keyOf: (item: T) => string, cursor: string): number {
  const key = Buffer.from(cursor, "base64url").toString();
  const index = list.findIndex((item) => keyOf(item) === key);
  if (index < 0) throw badParameter("Invalid cursors values have been passed");
  return index;
}

function withParam(address: URL, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.delete("after");
  url.searchParams.delete("before");
  url.searchParams.set(name, value);
  return url.href;
}
