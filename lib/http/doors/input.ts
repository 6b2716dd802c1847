import * as z from "zod";
import { isSite, type Operation, type SiteOperation } from "#lib/contract/operation.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { receiveFile } from "#lib/http/files/receive-file.ts";
import type { Asked } from "./asked.ts";
import { readBytes } from "./read-bytes.ts";

const NOTHING = z.strictObject({});
const NO_QUERY = z.object({});

// z.core's Portuguese texts; our own schemas bring theirs.
const portuguese = z.locales.pt().localeError;

/** A body as it was sent: its text says whether two calls are the same. */
export interface Body {
  readonly text: string;
  readonly value: unknown;
}

type BodyKind = "json" | NonNullable<SiteOperation["bodyKind"]>;

const READ: Record<BodyKind, (asked: Asked) => Promise<Body>> = {
  json: readJson,
  form: readForm,
  text: async (asked) => {
    const text = await readText(asked);
    return { text, value: text };
  },
  file: async (asked) => ({ text: "", value: receiveFile(asked) }),
};

const bodyKindOf = (operation: Operation): BodyKind => (isSite(operation) ? operation.bodyKind : undefined) ?? "json";

/** Reads a body as what the operation takes; a file's not before its handler asks for it. */
export const readBody = (operation: Operation, asked: Asked): Promise<Body> => READ[bodyKindOf(operation)](asked);

/** A form's fields; what is no form has none. */
async function readForm(asked: Asked): Promise<Body> {
  const text = await readText(asked);
  const headers = { "Content-Type": asked.headers.get("content-type") ?? "" };
  const fields = await new Response(text, { headers }).formData().then(
    (form) => [...form],
    () => [],
  );
  return { text, value: Object.fromEntries(fields) };
}

/** Reads a body as a JSON object; no body at all is an empty one. */
async function readJson(asked: Asked): Promise<Body> {
  if (asked.method === "GET") return { text: "", value: {} };
  const text = await readText(asked);
  if (text === "") return { text, value: {} };
  const type = asked.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) throw new Refusal("body_not_json");
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refusal("body_not_json");
  return { text, value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      // No field has this name, and zod passes over it where a name may be any.
      if (name === "__proto__") throw new Refusal("field_invalid", { field: name, detail: "campo desconhecido" });
      return value;
    });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("body_not_json");
  }
}

export async function readText({ address, body }: Pick<Asked, "address" | "body">): Promise<string> {
  if (!body) return "";
  const bytes = await readBytes(body, { address });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("body_not_json");
  }
}

export function parseBody(operation: Operation, value: unknown): unknown {
  const isAsItCame = ["file", "text"].includes(bodyKindOf(operation));
  return isAsItCame ? value : parse(operation.body ?? NOTHING, value);
}

/** The headers that the operation names. */
export const readHeaders = (operation: Operation, headers: Asked["headers"]): Record<string, string | null> =>
  Object.fromEntries(((isSite(operation) && operation.headers) || []).map((name) => [name, headers.get(name)]));

/** Unknown parameters are ignored; a known one may stand once. */
export function parseQuery(operation: Operation, search: URLSearchParams): unknown {
  const schema = operation.query ?? NO_QUERY;
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const values = search.getAll(name);
    if (values.length > 1) throw new Refusal("query_repeated", { field: name });
    if (values[0] !== undefined) given[name] = values[0];
  }
  return parse(schema, given);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value, { error: portuguese });
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  if (!issue) throw new Refusal("field_invalid");
  const at = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
  const detail = issue.code === "unrecognized_keys" ? "campo desconhecido" : issue.message;
  throw new Refusal("field_invalid", { field: at.map(String).join("."), detail });
}
