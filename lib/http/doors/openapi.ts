import * as z from "zod";
import type { OperationName } from "#lib/contract/index.ts";
import type { PlainOperation } from "#lib/contract/operation.ts";
import { placesOf } from "#lib/contract/path.ts";
import { PUBLIC_OPERATIONS } from "#lib/contract/public.ts";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import { type Answer, etagOf, JSON_TYPE, knows, STATUS_OF_CODE } from "./answer.ts";

export const OPENAPI_PATH = "/openapi.json";

/** What any operation may answer beside its own errors. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  "unauthenticated",
  "forbidden",
  "invalid_input",
  "rate_limited",
  "upstream_failure",
];

const ERROR_TEXTS: Record<ErrorCode, string> = {
  unauthenticated: "No key, or a malformed, unknown or revoked one",
  forbidden: "The plan lacks API access, or the format is not enabled for the workspace",
  not_found: "The resource does not exist or is in another workspace",
  invalid_input: "A field is missing, malformed or out of range; the message names it",
  invalid_state: "The resource is in a state where this cannot happen",
  rate_limited: "Too many requests",
  upstream_failure: "A failure on the service's side",
};

const header = (description: string, type = "string") => ({ description, schema: { type } });
const RATE_HEADERS = {
  "X-Request-Id": header("The call's id, for support"),
  "RateLimit-Limit": header("Calls a minute", "integer"),
  "RateLimit-Remaining": header("Calls left in this minute", "integer"),
  "RateLimit-Reset": header("Seconds until the minute is over", "integer"),
};

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return rest;
};

/** The interface description, from the registry that serves the requests. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of PUBLIC_OPERATIONS) {
    const item = (paths[definition.path] ??= {});
    item[definition.method.toLowerCase()] = describe(name, definition);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Pauta",
      version: "1.0.0",
      description: "Create, edit, schedule and publish a brand's posts.",
      license: { name: "AGPL-3.0-only", identifier: "AGPL-3.0-only" },
    },
    servers: [{ url: "/v1" }],
    security: [{ key: [] }],
    tags: [...new Set(PUBLIC_OPERATIONS.map(([, { path }]) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "A workspace's API key" } },
      schemas: { Error: ERROR_SCHEMA },
      responses: Object.fromEntries(
        (Object.keys(ERROR_TEXTS) as ErrorCode[]).map((code) => [code, describeError(code)]),
      ),
    },
  };
}

const ERROR_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["error"],
  properties: {
    error: {
      type: "object",
      additionalProperties: false,
      required: ["code", "message"],
      properties: {
        code: { type: "string", enum: Object.keys(ERROR_TEXTS) },
        message: { type: "string", description: "For people, in Portuguese; never match on it." },
      },
    },
  },
};

/** Any POST may find its Idempotency-Key used with another body. */
const errorsOf = ({ errors = [], method }: PlainOperation): ErrorCode[] => [
  ...new Set([...COMMON_ERRORS, ...errors, ...(method === "POST" ? (["invalid_state"] as const) : [])]),
];

const describeError = (code: ErrorCode) => ({
  description: ERROR_TEXTS[code],
  ...(code === "rate_limited" && { headers: { "Retry-After": header("Seconds to wait", "integer") } }),
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

const tagOf = (path: string) => path.split("/")[1] ?? "";

function describe(name: OperationName, definition: PlainOperation) {
  const { body, etag, path, query, response, status = 200, summary } = definition;
  const bodySchema = body && jsonSchema(body, "input");
  return {
    operationId: name,
    summary,
    tags: [tagOf(path)],
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : []), ...headerParameters(definition)],
    ...(bodySchema && {
      requestBody: {
        required: Array.isArray(bodySchema["required"]) && bodySchema["required"].length > 0,
        content: { "application/json": { schema: bodySchema } },
      },
    }),
    responses: {
      [status]: {
        description: summary,
        headers: { ...RATE_HEADERS, ...(etag && { ETag: header("The answer's version") }) },
        content: { "application/json": { schema: jsonSchema(response, "output") } },
      },
      ...(etag && { 304: { description: "The caller has this version already" } }),
      ...Object.fromEntries(
        errorsOf(definition).map((code) => [STATUS_OF_CODE[code], { $ref: `#/components/responses/${code}` }]),
      ),
    },
  };
}

const pathParameters = (path: string) =>
  placesOf(path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function queryParameters(query: z.ZodObject) {
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const headerParameters = ({ etag, method }: PlainOperation) => [
  ...(method === "POST"
    ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string", minLength: 1, maxLength: 255 } }]
    : []),
  ...(etag ? [{ name: "If-None-Match", in: "header", schema: { type: "string" } }] : []),
];

let text: string | undefined;

/** The description as people read it; it cannot change while the process runs. */
export const openApiText = (): string => (text ??= JSON.stringify(describeApi(), null, 2));

let served: { readonly content: Buffer<ArrayBuffer>; readonly headers: Record<string, string> } | undefined;

export function openApiAnswer(ifNoneMatch: string | null): Answer {
  served ??= prepare(JSON.stringify(describeApi()));
  const { content, headers } = served;
  if (knows(ifNoneMatch, headers["ETag"] ?? "")) return { status: 304, body: undefined, headers };
  return { status: 200, body: undefined, content, headers };
}

const prepare = (text: string) => ({
  content: Buffer.from(text),
  headers: { ...JSON_TYPE, "Cache-Control": "no-cache", ETag: etagOf(text) },
});
