import * as z from "zod";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { placesOf } from "#lib/contract/path.ts";

/** What an operation is given, as it goes over the wire. */
export interface Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly idempotencyKey: string | null;
}

/** What a call is given, of which most is nothing. */
export const sentWith = (part: Partial<Sent>): Sent => ({
  params: {},
  query: {},
  body: null,
  idempotencyKey: null,
  ...part,
});

type Json = Record<string, unknown>;

const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json => z.toJSONSchema(schema, { io });

const IDEMPOTENCY_KEY = {
  type: "string",
  minLength: 1,
  maxLength: 255,
  pattern: "^[\\x21-\\x7e]+$",
  description:
    "Any text of your own without spaces: the same call with the same key is done once, however often it is sent.",
};

const takesKey = ({ method }: PlainOperation): boolean => method === "POST";

/** Path, query and body of an operation side by side: an agent need not know which goes where. */
export function inputSchema(operation: PlainOperation): Json {
  const parts = [operation.query, operation.body].flatMap((part) => (part ? [jsonOf(part, "input")] : []));
  const params = placesOf(operation.path);
  const properties = {
    ...Object.fromEntries(params.map((name) => [name, { type: "string" }])),
    ...Object.assign({}, ...parts.map((part) => part["properties"])),
    ...(takesKey(operation) && { idempotencyKey: IDEMPOTENCY_KEY }),
  };
  const required = [...params, ...parts.flatMap((part) => (part["required"] as string[] | undefined) ?? [])];
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

export const outputSchema = ({ response }: PlainOperation): Json => jsonOf(response, "output");

/** Each argument back to its place in the call. What is not known goes with the body, where it is refused by name. */
export function sentOf(operation: PlainOperation, given: Readonly<Json>): Sent {
  const { idempotencyKey = null, ...values } = takesKey(operation) ? given : { ...given, idempotencyKey: undefined };
  const params = placesOf(operation.path);
  const queried = Object.keys(operation.query?.shape ?? {});
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && isWanted(name)));
  const isBody = (name: string) => !params.includes(name) && !queried.includes(name);
  return {
    params: Object.fromEntries(Object.entries(pick((name) => params.includes(name))).map(([k, v]) => [k, String(v)])),
    query: pick((name) => queried.includes(name)),
    body: operation.body ? pick(isBody) : null,
    idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : null,
  };
}
