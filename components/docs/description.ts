/** What the page reads of the API's OpenAPI document. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface Description {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** One operation with its place, as the page lists it. */
export interface Entry {
  readonly name: string;
  /** in English, as the document has it */
  readonly summary: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly status: number;
  readonly answer: Schema | null;
  readonly refusals: readonly number[];
}

const JSON_TYPE = "application/json";

export function entriesOf({ paths }: Description): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters, requestBody, responses, summary }]) => {
      const statuses = Object.keys(responses).map(Number);
      const status = statuses.find((code) => code >= 200 && code < 300) ?? 200;
      return {
        name: operationId,
        summary,
        tag: path.split("/")[1] ?? "",
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content[JSON_TYPE]?.schema ?? null,
        status,
        answer: responses[status]?.content?.[JSON_TYPE]?.schema ?? null,
        refusals: statuses.filter((code) => code >= 400),
      };
    }),
  );
}
