import fc from "fast-check";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { type OperationName, operations } from "#lib/contract/index.ts";
import { isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { FORMATS } from "#lib/domain/format.ts";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import { fromSchema, nasty, spoiled, textOf } from "#lib/tools/testing/arbitraries.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { SAMPLES } from "#lib/tools/testing/samples.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 4);
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
/** What succeeds may take away what the next would need. */
const EACH_WORLD = 12;
const ORIGIN = "http://pauta.test";
const ALWAYS: ErrorCode[] = ["unauthenticated", "forbidden", "invalid_input", "rate_limited", "invalid_state"];
/** In no answer's reach: nothing is asked of the world. */
const ADDRESSES = ["https://a.invalid/b", "ftp://a.invalid", "javascript:alert(1)", "http://[::1]/", "//", "\u0000"];
const HEADERS = {
  range: ["bytes=0-", "bytes=9-1", "bytes=-1", "bytes=0-0,2-3", "bytes=a-b", "items=1", `bytes=${"9".repeat(40)}-`],
  "if-none-match": ["*", '"x"', "W/", ","],
  "idempotency-key": ["a", " ", "x".repeat(300)],
  "content-type": ["text/plain", "application/json; charset=x", "multipart/form-data; boundary=x", "/"],
  "accept-language": ["xx", "en;q=9, pt", ",,;"],
  origin: ["null", "https://evil.example"],
  cookie: ["next-auth.session-token=x", "; =; a", "__proto__=1"],
};

type Workspace = Awaited<ReturnType<typeof workspace>>;
interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

let failures: string[];
const log = pino(
  { level: "error" },
  {
    write: (line: string) => void failures.push((JSON.parse(line) as { err?: { stack?: string } }).err?.stack ?? line),
  },
);
beforeEach(() => void (failures = []));
afterEach(() => void (failures = []));

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>;
const hints = Object.fromEntries(
  ["url", "link", "baseUrl", "address"].map((name) => [name, fc.constantFrom(...ADDRESSES)]),
);
const wellFormed = (value: unknown) => (typeof value === "string" ? value : (textOf(value) ?? "")).toWellFormed();
const nastyText = nasty().map((value) => wellFormed(value).slice(0, 2000));
const mostly = <T>(good: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: other });

/** The sample's body, or one by the schema, often with something in it that is wrong. */
function bodiesOf(operation: Operation, sent: unknown): fc.Arbitrary<BodyInit | undefined> {
  const kind = isSite(operation) ? operation.bodyKind : undefined;
  if (kind === "file") {
    return fc.oneof(
      fc.constant(sent as Blob),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => new Blob([bytes])),
      fc
        .tuple(fc.nat(4000), fc.uint8Array({ maxLength: 40 }))
        .map(([at, bytes]) => new Blob([(sent as Blob).slice(0, at), bytes])),
    );
  }
  if (kind === "text") return mostly(sent as string, nastyText);
  if (kind === "form") {
    const names = [...Object.keys(operation.body?.shape ?? {}), "surplus"];
    const form = fc.dictionary(fc.constantFrom(...names), nastyText);
    return mostly(sent as Record<string, string>, form).map((fields) => new URLSearchParams(fields));
  }
  if (!operation.body) return mostly(undefined, nasty().map(textOf));
  const made = fc.oneof(fc.constant(sent ?? {}), fromSchema(jsonSchema(operation.body), hints));
  return fc
    .oneof({ weight: 3, arbitrary: made }, { weight: 4, arbitrary: spoiled(made) }, { weight: 1, arbitrary: nasty() })
    .map(textOf);
}

/** A header now and then, of those that somebody reads. */
const headers = fc
  .oneof(
    { weight: 5, arbitrary: fc.constant<[string, readonly string[]][]>([]) },
    { weight: 1, arbitrary: fc.subarray(Object.entries(HEADERS), { maxLength: 2 }) },
  )
  .chain((some) =>
    fc.tuple(...some.map(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const))),
  )
  .map((entries) => Object.fromEntries(entries));

function callsOf(operation: Operation, sample: Sent, foreign: string, own: Record<string, string>) {
  const params = Object.entries(sample.params ?? {}).map(([name, good]) =>
    mostly(good, fc.oneof(fc.constant(foreign), nastyText)).map((value) => [name, value] as const),
  );
  const known = operation.query
    ? ((jsonSchema(operation.query)["properties"] ?? {}) as Record<string, Record<string, unknown>>)
    : {};
  const query = Object.entries(known).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 9, arbitrary: fc.constant(sample.query?.[name]) },
        { weight: 3, arbitrary: fromSchema(schema, hints, name) },
        { weight: 1, arbitrary: nastyText },
      )
      .map((value) => [name, value] as const),
  );
  const verb = operation.method;
  return fc
    .record({ params: fc.tuple(...params), query: fc.tuple(...query), headers, body: bodiesOf(operation, sample.body) })
    .map((made) => {
      const values = Object.fromEntries(made.params);
      const path = operation.path.replaceAll(/\{(\w+)(\.\.\.)?\}/g, (_, name: string, rest?: string) => {
        const value = encodeURIComponent(values[name] ?? "");
        return rest ? value.replaceAll("%2F", "/") : value;
      });
      const search = new URLSearchParams(
        made.query.flatMap(([name, value]) => (value === undefined ? [] : [[name, wellFormed(value)]])),
      );
      const isJson = operation.body && !(isSite(operation) && operation.bodyKind);
      const init: RequestInit = {
        method: verb,
        headers: { ...own, ...(isJson && { "Content-Type": "application/json" }), ...sample.headers, ...made.headers },
        ...(verb !== "GET" && verb !== "HEAD" && made.body !== undefined && { body: made.body }),
      };
      return { path: `${PREFIX[isSite(operation) ? "site" : "app"]}${path}?${String(search)}`, init };
    });
}

/** How it may end; what an answer holds is held against its schema before it leaves. */
function isDeclared(
  operation: Operation,
  { body, headers: told, status }: Awaited<ReturnType<Workspace["send"]>>,
): boolean {
  if (operation.transport === "redirect")
    return status === 303 && new URL(told.get("location") ?? "").origin === ORIGIN;
  if (status === 416 || status === 206) return operation.transport === "file";
  if (status < 400) return [200, 304, "status" in operation ? operation.status : 200].includes(status);
  const { code } = (body as { error: { code: ErrorCode } } | undefined)?.error ?? { code: null };
  if (operation.method === "HEAD") return status < 500;
  return code !== null && [...ALWAYS, ...(operation.errors ?? [])].includes(code) && code !== "upstream_failure";
}

describe.each(Object.entries(operations) as [OperationName, Operation][])("%s", (name, operation) => {
  test(
    "whatever a person's browser or a stranger sends is answered as it is declared",
    { timeout: 120_000 + RUNS * 300 },
    async () => {
      const seen = new Map<number, number>();
      for (let run = 0; run < RUNS; run += EACH_WORLD) {
        const at = await workspace({ previewFormats: [...FORMATS], log });
        const other = await workspace();
        const foreign = (await makePost(other)).id;
        const sample = (await SAMPLES[name](at)) as Sent;
        const own = { ...(await at.sessionOf(at.ownerId)), Origin: ORIGIN };
        const calls = fc.sample(callsOf(operation, sample, foreign, own), {
          numRuns: Math.min(EACH_WORLD, RUNS - run),
          seed: SEED + run,
        });
        for (const { init, path } of calls) {
          const answer = await at.send(path, init);
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          const said = JSON.stringify([path, init, answer.status, answer.body]).slice(0, 2000);
          expect(failures, said).toEqual([]);
          expect(isDeclared(operation, answer), said).toBe(true);
        }
      }
      if (process.env["FUZZ_SHOW"]) console.log(name, Object.fromEntries(seen));
    },
  );
});
