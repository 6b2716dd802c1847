import type * as z from "zod";

/** A column that holds JSON: what stands in it is read by its codec, and never believed. */
interface JsonColumn<Value> {
  readonly table: string;
  readonly column: string;
  readonly codec: z.ZodType<Value>;
  /** the row's id is for whoever has to look after one that does not fit */
  read(value: unknown, id: string): Value;
  /** null where the column has nothing */
  find(value: unknown, id: string): Value | null;
}

export function jsonColumn<Value>(table: string, column: string, codec: z.ZodType<Value>): JsonColumn<Value> {
  const read = (value: unknown, id: string): Value => readAs(codec, value, `${table}.${column} of ${id}`);
  return { table, column, codec, read, find: (value, id) => ((value ?? null) === null ? null : read(value, id)) };
}

export function readAs<Value>(codec: z.ZodType<Value>, value: unknown, place: string): Value {
  const found = codec.safeParse(value);
  if (!found.success) throw new StoredJsonError(place, faultOf(found.error));
  return found.data;
}

/** The first thing that is wrong, and where in the value. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join(".") ?? "";
  return `${path && `${path}: `}${issue?.message ?? "no such value"}`;
}

/** A stored value that none of our writers wrote: a fault of the data, which names its place and not its content. */
class StoredJsonError extends Error {
  constructor(place: string, fault: string) {
    super(`${place} is not what the column holds: ${fault}`);
    this.name = "StoredJsonError";
  }
}
