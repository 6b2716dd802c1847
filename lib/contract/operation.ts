import type * as z from "zod";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import type { Permission } from "#lib/domain/role.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Operation {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  /** 200 unless said */
  readonly status?: 201 | 202;
  /** beside those that any operation may answer */
  readonly errors?: readonly ErrorCode[];
  /** "app": by session only. Left out: by key and by session. */
  readonly audience?: "app";
  readonly permission?: Permission;
  /** a single resource: the answer carries an ETag */
  readonly etag?: true;
}

export const operation = <const O extends Operation>(definition: O): O => definition;

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;
type Parsed<Schema, Side extends "input" | "output"> = Schema extends z.ZodType
  ? Side extends "input"
    ? z.input<Schema>
    : z.output<Schema>
  : Record<never, never>;

/** What a handler is given. */
export interface InputOf<O extends Operation> {
  params: Record<ParamName<O["path"]>, string>;
  query: Parsed<O["query"], "output">;
  body: Parsed<O["body"], "output">;
}

type Part<Name extends string, Value> = [keyof Value] extends [never]
  ? { [K in Name]?: Record<never, never> }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller sends: what may be left out, may be left out. */
export type ArgumentsOf<O extends Operation> = Part<"params", Record<ParamName<O["path"]>, string>> &
  Part<"query", Parsed<O["query"], "input">> &
  Part<"body", Parsed<O["body"], "input">>;

export type OutputOf<O extends Operation> = z.output<O["response"]>;
