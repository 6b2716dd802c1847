import fc from "fast-check";
import type { OperationName } from "#lib/contract/index.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { LAYOUTS } from "#lib/domain/layout.ts";
import { fromSchema, type Hints, HUGE, nasty, spoiled, textOf } from "./arbitraries.ts";
import type { FuzzWorld } from "./fuzz-workspace.ts";
import type { Schema } from "./json-schema.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
}

/** An operation as the OpenAPI document describes it. */
export interface Described {
  operationId: OperationName;
  parameters: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, unknown>;
}

export interface Call {
  path: Record<string, string>;
  query: Record<string, string>;
  /** as it goes over the wire; absent: no body */
  text: string | undefined;
}

const unknownId = (kind: string) => `${kind}_01jqzzzzzzzzzzzzzzzzzzzzzz`;
const MALFORMED = ["x", "post_", "post_1", "null", "🍀", "a'b", "POST_01JQZZZZZZZZZZZZZZZZZZZZZZ"];

const WHENS = [
  "2026-12-01T10:00:00Z",
  "2026-12-01T10:00Z",
  "2026-12-01t10:00:00.5z",
  "2028-02-29T23:59:59.999-03:00",
  "2026-12-01T10:00:00+0530",
  "2026-12-01T10:00+14",
  "9999-12-31T23:59:59Z",
];
const PAST = ["2026-11-20T12:00:00Z", "1999-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "2026-11-20T08:59:59-03:00"];
const NO_INSTANTS = [
  "2026-12-01T10:00:00",
  "2027-02-29T10:00:00Z",
  "2026-02-30T10:00Z",
  "2026-13-01T10:00Z",
  "2026-12-01T24:00:00Z",
  "2026-12-01T10:60Z",
  "2026-12-01 10:00:00Z",
  "2026-12-01T10:00:00+99:00",
  "9999-12-31T23:59:59-03:00",
  "0000-01-01T00:00:00Z",
  "+002026-12-01T10:00:00Z",
  "tomorrow",
  "1764590400",
];
const DAYS = ["2026-11-20", "2026-12-31", "2028-02-29", "0001-01-01", "9999-12-31"];
const NO_DAYS = ["2026-02-30", "2026-1-1", "20261120", "0000-01-01", "2026-11"];

export const LINKS = ["https://example.com/artigo", "http://example.org:80/a?b=c#d", "https://exemplo.com.br/ação"];
export const NO_LINKS = ["ftp://example.com", "javascript:alert(1)", "http://127.0.0.1/", "http://[::1]/", "nada", ""];
export const ZONES = ["America/Sao_Paulo", "UTC", "Europe/Lisbon", "Asia/Kolkata"];
export const PALETTES = ["cafe", "violeta", "#5b3df5", "#ABCDEF"];

const fields = [...new Set(Object.values(LAYOUTS).flat())];

/** Calls of one operation, most of them right, many wrong in one place. */
export function callsOf(
  world: FuzzWorld,
  { operationId, parameters, requestBody }: Described,
  method: string,
): fc.Arbitrary<Call> {
  const own = (known: readonly string[], foreign: string, kind: string) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.constantFrom(foreign, unknownId(kind)) },
      { weight: 1, arbitrary: fc.constantFrom(...MALFORMED) },
    );
  const idOf = (path: string) => {
    if (path.startsWith("slotId")) return own(world.slots, unknownId("slot"), "slot");
    if (SLIDE_OPERATIONS.includes(operationId))
      return own(half(world.slides, world.ready(operationId).slides), world.foreign.slide, "slide");
    if (PROJECT_OPERATIONS.includes(operationId)) return own(world.projects, world.foreign.project, "proj");
    return own(half(world.posts, world.ready(operationId).posts), world.foreign.post, "post");
  };
  const instant = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...WHENS) },
    { weight: 1, arbitrary: fc.constantFrom(...PAST) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_INSTANTS) },
  );
  const periodEnd = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...DAYS, ...WHENS) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_DAYS, ...NO_INSTANTS) },
  );
  const url = fc.constantFrom(world.image, world.image, world.image, world.video, world.foreign.media, "https://a.b/c");
  const layoutText = fc.oneof(fc.string({ unit: "grapheme", maxLength: 30 }), fc.constant("🍀".repeat(2200)));
  const value = fc.record({
    blocks: fc.array(fc.record({ weight: fc.constantFrom("regular", "bold"), text: layoutText }), { maxLength: 3 }),
    highlight: fc.string({ maxLength: 5 }),
  });
  const hints: Hints = {
    projectId: own(world.projects, world.foreign.project, "proj"),
    clipId: own(
      libraryClips().map(({ id }) => id),
      unknownId("clip"),
      "clip",
    ),
    trackId: fc.option(
      own(
        libraryTracks().map(({ id }) => id),
        unknownId("track"),
        "track",
      ),
      { nil: null },
    ),
    startSeconds: fc.constantFrom<unknown>(0, 1.5, 33, 33.001, 1e9, -1, HUGE),
    order: fc.constantFrom("all", "all", "reversed", "reversed", "missing", "repeated", "foreign", "none"),
    fields: fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(fc.constantFrom("@0", "@1"), fc.oneof(layoutText, value), { maxKeys: 2 }) },
      { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...fields, "__proto__"), fc.oneof(layoutText, value)) },
      {
        weight: 1,
        arbitrary: fc
          .integer({ min: 20, max: 21 })
          .map((n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, ""]))),
      },
    ),
    link: fc.constantFrom(...LINKS, ...LINKS, ...NO_LINKS),
    timezone: fc.constantFrom(...ZONES, ...ZONES, "Marte/Olimpo", "-03:00"),
    key: fc.constantFrom(...PALETTES, ...PALETTES, "nenhuma", "__proto__", "#12345"),
    when: instant,
    url,
    from: periodEnd,
    to: periodEnd,
    status: fc.oneof(
      fc
        .subarray(["draft", "scheduled", "published", "failed", "idea"], { minLength: 1 })
        .map((some) => some.join(",")),
      fc.constantFrom("draft,", "archived", "DRAFT", "draft scheduled", "__proto__"),
    ),
    cursor: fc.constantFrom("AAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "🍀", "' OR 1=1"),
    // A scene's own, whose rules go across its fields.
    scenes: fc.oneof(
      { weight: 6, arbitrary: fc.array(scene(), { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(scene(), { minLength: 60, maxLength: 61 }) },
    ),
  };
  const body = requestBody && fromSchema(requestBody.content["application/json"].schema, hints);
  const ofQuery = (schema: Schema, name: string) =>
    fc.oneof({ weight: 9, arbitrary: fromSchema(schema, hints, name) }, { weight: 1, arbitrary: nasty() });
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => {
      const rarely = name === "cursor" ? 12 : 3;
      return fc
        .oneof({ weight: rarely, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: ofQuery(schema, name) })
        .map((made) => [name, made] as const);
    });
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .map(({ name }) => idOf(name).map((id) => [name, id] as const));
  return fc
    .record({
      path: fc.tuple(...path).map((entries) => Object.fromEntries(entries)),
      query: fc.tuple(...query).map((entries) => Object.fromEntries(entries.flatMap(asText))),
      body: body
        ? fc.oneof({ weight: 6, arbitrary: body }, { weight: 4, arbitrary: spoiled(body) })
        : fc.oneof(
            { weight: 8, arbitrary: fc.constant(undefined) },
            { weight: method === "GET" ? 0 : 1, arbitrary: nasty() },
          ),
    })
    .map(({ body: sent, ...rest }) => ({ ...rest, text: textOf(sent) }));
}

/** Any of the first or, as often, one of the second. */
const half = (any: readonly string[], fitting: readonly string[]) =>
  fitting.length === 0 ? any : [...any, ...Array.from(any, (_, index) => fitting[index % fitting.length] ?? "")];

const asText = ([name, value]: readonly [string, unknown]): [string, string][] => {
  if (value === undefined) return [];
  return [[name, (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed()]];
};

function scene(): fc.Arbitrary<unknown> {
  const text = fc.option(fc.oneof(fc.string({ maxLength: 9 }), fc.constantFrom("é".repeat(200), "🍀".repeat(201))));
  const list = fc.option(fc.array(fc.string({ maxLength: 5 }), { maxLength: 11 }));
  const seconds = fc.constantFrom<unknown>(0, 0.5, 1, 2, -1, HUGE);
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom<unknown>(
        { start: 0, end: 1, type: "keyword", fields: { value: "Café", text: null } },
        { start: 1, end: 2.5, type: "bar_chart", fields: { label: "a", bars: [{ label: "x", value: 0 }] } },
        { start: 0, end: 9, type: "progress", fields: { percent: 100 } },
        { start: 0, end: 9, type: "checklist", fields: { items: [] } },
        { start: 0, end: 9, type: "quote", fields: {} },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        start: seconds,
        end: seconds,
        type: fc.constantFrom("keyword", "question", "bullet_list", "numbered_steps", "ratio_bar", "nada", "__proto__"),
        fields: fc.record(
          {
            value: text,
            text,
            label: text,
            items: list,
            steps: list,
            percent: fc.constantFrom(0, 100, 100.5, -1, null),
          },
          { requiredKeys: [] },
        ),
      }),
    },
  );
}

export const SLIDE_OPERATIONS: readonly OperationName[] = [
  "updateSlide",
  "deleteSlide",
  "styleSlide",
  "changeVariant",
  "reimagineSlide",
];

const PROJECT_OPERATIONS: readonly OperationName[] = [
  "renameProject",
  "readDna",
  "updateDna",
  "readPalettes",
  "applyPalette",
  "setBrandPhoto",
  "setBrandLogo",
  "readAutopilot",
  "enableAutopilot",
  "disableAutopilot",
  "addSlot",
  "updateSlot",
  "deleteSlot",
  "readRadarAnalysis",
  "listInspirations",
  "readSummary",
  "readPerformance",
];
