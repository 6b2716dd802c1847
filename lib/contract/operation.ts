import type * as z from "zod";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import type { Permission } from "#lib/domain/role.ts";

/** Where each door stands. */
export const PREFIX = { api: "/v1", app: "/api/app", site: "/api" } as const;
export type Door = keyof typeof PREFIX;

type Method = "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";

interface Shape {
  readonly method: Method;
  /** `{name}` stands for one segment, `{name...}` at the end for all that follow */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly query?: z.ZodObject;
  /** of a JSON object or a form */
  readonly body?: z.ZodObject;
  /** beside those that any operation may answer */
  readonly errors?: readonly ErrorCode[];
  readonly permission?: Permission;
}

/** At /v1 and at /api/app: JSON in, JSON out. */
export interface PlainOperation extends Shape {
  /** "app": by session only. Left out: by key and by session. */
  readonly audience?: "app";
  readonly transport?: "json";
  readonly response: z.ZodType;
  /** 200 unless said */
  readonly status?: 201 | 202;
  /** a single resource: the answer carries an ETag */
  readonly etag?: true;
}

/** At /api/app: JSON in, and lines of JSON out, each as soon as it is known. */
export interface LinesOperation extends Shape {
  readonly audience: "app";
  readonly transport: "lines";
  readonly line: z.ZodType;
}

/** At an address of its own under /api, which browsers and other services know: never by key. */
interface SiteShape extends Shape {
  readonly audience: "site";
  /** By session, as a member of a workspace, unless said. */
  readonly caller?: OutsideCaller;
  /** The body as it came, instead of a JSON object. */
  readonly bodyKind?: "form" | "text" | "file";
  /** of the request, that the handler reads */
  readonly headers?: readonly string[];
}

/**
 * Who may call without being a member: whoever is signed in; anyone, within the rate of strangers; the sender of a
 * signed message, which its handler checks; anyone as often as they like, for what browsers ask for by the dozen.
 */
export type OutsideCaller = "person" | "anyone" | "signed" | "public";

interface SiteJsonOperation extends SiteShape {
  readonly transport?: "json";
  readonly response: z.ZodType;
  readonly status?: 201 | 202;
}

interface FileOperation extends SiteShape {
  readonly transport: "file";
  /** what the file may be */
  readonly types: readonly string[];
}

/** For a person's browser: it ends on a page of the app, also where it is refused for what is named here. */
interface RedirectOperation extends SiteShape {
  readonly transport: "redirect";
  readonly otherwise: { readonly [Code in ErrorCode]?: `/${string}` };
}

export type JsonOperation = PlainOperation | SiteJsonOperation;
export type SiteOperation = SiteJsonOperation | FileOperation | RedirectOperation;
export type Operation = PlainOperation | LinesOperation | SiteOperation;

export const operation = <const O extends Operation>(definition: O): O => definition;

export const isSite = (one: Operation): one is SiteOperation => one.audience === "site";

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Many}...` ? Many : Name) | ParamName<Rest>
  : never;
type Parsed<Schema, Side extends "input" | "output"> = Schema extends z.ZodType
  ? Side extends "input"
    ? z.input<Schema>
    : z.output<Schema>
  : Record<never, never>;
type HeaderName<O> = O extends { readonly headers: readonly (infer Name extends string)[] } ? Name : never;

/** Takes the body in as a file, which is there for as long as the work on it; until then nothing of it is read. */
export type ReceiveFile = <Result>(bounds: FileBounds, work: (path: string) => Promise<Result>) => Promise<Result>;

export interface FileBounds {
  readonly maxBytes: number;
  /** how long it may take to come in */
  readonly withinMs: number;
}

type Body<O extends Operation, Side extends "input" | "output"> = O extends { readonly bodyKind: "file" }
  ? Side extends "input"
    ? Blob
    : ReceiveFile
  : O extends { readonly bodyKind: "text" }
    ? string
    : Parsed<O["body"], Side>;

/** What a handler is given. */
export interface InputOf<O extends Operation> {
  params: Record<ParamName<O["path"]>, string>;
  query: Parsed<O["query"], "output">;
  body: Body<O, "output">;
  headers: Record<HeaderName<O>, string | null>;
}

type Part<Name extends string, Value> = [keyof Value] extends [never]
  ? { [K in Name]?: Record<never, never> }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller sends: what may be left out, may be left out. */
export type ArgumentsOf<O extends Operation> = Part<"params", Record<ParamName<O["path"]>, string>> &
  Part<"query", Parsed<O["query"], "input">> &
  Part<"body", Body<O, "input">> &
  Part<"headers", { [Name in HeaderName<O>]?: string }>;

/** What an operation tells line by line. */
export type LineOf<O> = O extends { readonly line: infer Line extends z.ZodType } ? z.output<Line> : never;

/** What an operation answers in JSON. */
export type OutputOf<O> = O extends { readonly response: infer Response extends z.ZodType }
  ? z.output<Response>
  : never;
