import type { Editing } from "#lib/runtime/context.ts";
import { EDITING_HEADER } from "#lib/domain/editing.ts";

/** What the app's editor says of itself; nothing from anyone else. */
export function readEditing(headers: Pick<Headers, "get">): Editing | null {
  const [, by, version] = /^([\w-]{8,40}) (\d{1,9})$/.exec(headers.get(EDITING_HEADER) ?? "") ?? [];
  return by === undefined ? null : { by, version: Number(version) };
}
