import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Call, callsOf, type Described, SLIDE_OPERATIONS } from "#lib/tools/testing/fuzz-calls.ts";
import { type Body, hasNoText, RULES, type Target } from "#lib/tools/testing/fuzz-rules.ts";
import { type FuzzWorld, fuzzWorkspace } from "#lib/tools/testing/fuzz-workspace.ts";
import { fits, type Schema } from "#lib/tools/testing/json-schema.ts";
import { layoutFields, isLayoutId } from "#lib/domain/layout.ts";
import { describeApi } from "./openapi.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 100);
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
const RESET_EVERY = 40;

const document = JSON.parse(JSON.stringify(describeApi())) as ReturnType<typeof describeApi>;
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation: operation as Described,
  })),
);
const ERROR_CODES: Record<number, string> = {
  400: "invalid_input",
  403: "forbidden",
  404: "not_found",
  409: "invalid_state",
};

let world: FuzzWorld;
beforeAll(async () => {
  console.log(`fuzz: FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS}`);
  world = await fuzzWorkspace();
}, 60_000);

describe.each(described)("$operation.operationId", ({ method, operation, path }) => {
  const name = operation.operationId;
  const bodySchema = operation.requestBody?.content["application/json"].schema ?? {
    type: "object",
    additionalProperties: false,
  };

  const one = async (made: Call) => {
    const target = await targetOf(made);
    const { path: params, query, text } = resolve(made, target);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ""));
    const search = new URLSearchParams(query).toString();
    const { body: answer, status } = await world.send(`/v1${filled}${search && `?${search}`}`, {
      method,
      headers: { ...world.withKey, ...(text !== undefined && { "Content-Type": "application/json" }) },
      ...(text !== undefined && { body: text }),
    });

    expect(status, "no failure of ours").toBeLessThan(500);
    expect(Object.keys(operation.responses), "a declared status").toContain(String(status));
    expect(fits(answerSchema(operation, status), answer), `an answer as described: ${JSON.stringify(answer)}`).toBe(
      true,
    );
    if (status >= 400) expect(answer).toMatchObject({ error: { code: ERROR_CODES[status] } });

    const body: unknown = text === undefined ? {} : JSON.parse(text);
    const hasShape = fits(bodySchema, body) && operation.parameters.every((parameter) => isGiven(parameter, query));
    const judge = RULES[name] ?? (() => false);
    const isBad = !hasShape || hasNoText(body) || judge({ body: body as Body, query, target, world });
    // What depends on the resource is said after whether there is one.
    if (!hasShape) expect(status, "an invalid shape is refused").toBe(400);
    else if (isBad) expect([400, 404], "bad input is refused").toContain(status);
    else if (isBad !== null) expect(status, `good input is not refused: ${JSON.stringify(answer)}`).not.toBe(400);
    if (status === 404 && hasShape && isPostOperation(params)) {
      expect(target === null || namesOther(body), "what is there is found").toBe(true);
    }
    return status;
  };

  test(
    "refuses what is invalid, takes what is valid, and answers as it is described",
    { timeout: 120_000 + RUNS * 200 },
    async () => {
      const seen = new Map<number, number>();
      let runs = 0;
      await world.reset();
      await fc.assert(
        fc.asyncProperty(callsOf(world, operation, method), async (call) => {
          if (++runs % RESET_EVERY === 0) await world.reset();
          const status = await one(call);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      // Runs that never reach the other side of the input's checks would prove little.
      if (RUNS >= 100)
        expect(
          [...seen.keys()].some((status) => status < 300),
          JSON.stringify([...seen]),
        ).toBe(true);
      if (process.env["FUZZ_SHOW"]) console.log(name, Object.fromEntries(seen));
    },
  );
});

const isPostOperation = ({ id = "" }: Record<string, string>) => world.posts.includes(id) || world.slides.includes(id);

const namesOther = (body: unknown) =>
  typeof body === "object" && body !== null && ["clipId", "trackId"].some((name) => name in body);

const answerSchema = ({ responses }: Described, status: number): Schema => {
  if (status >= 400) return document.components.schemas.Error;
  const response = responses[status] as { content: { "application/json": { schema: Schema } } };
  return response.content["application/json"].schema;
};

/** Whether a parameter, where it is given, is what its schema says: in a query an integer is its digits. */
function isGiven({ in: place, name, schema }: Described["parameters"][number], query: Record<string, string>): boolean {
  const given = place === "query" ? query[name] : undefined;
  if (given === undefined) return true;
  if (schema["type"] !== "integer") return fits(schema, given);
  return /^-?\d{1,9}$/.test(given) && fits(schema, Number(given));
}

async function targetOf({ path: { id = "" } }: Call): Promise<Target | null> {
  const slide = world.slides.includes(id) ? await world.db.slide.findUnique({ where: { id } }) : null;
  const postId = slide?.postId ?? (world.posts.includes(id) ? id : null);
  const post = postId && (await world.db.post.findUnique({ where: { id: postId }, include: { slides: true } }));
  if (!post) return null;
  const { format, hasContent, slides } = post;
  return {
    format,
    hasContent,
    slideIds: slides.toSorted((a, b) => a.position - b.position).map((row) => row.id),
    layoutId: slide?.layoutId ?? null,
  };
}

/** A call's stand-ins, by what is there when it is made. */
function resolve(call: Call, target: Target | null): Call {
  if (!target || !call.text?.includes("{")) return call;
  const body = JSON.parse(call.text) as Record<string, unknown> | null;
  const ids = target.slideIds;
  const orders: Record<string, string[]> = {
    all: ids,
    reversed: ids.toReversed(),
    missing: ids.slice(1),
    repeated: [...ids.slice(1), ids[1] ?? ""],
    foreign: [...ids.slice(1), world.foreign.slide],
    none: [],
  };
  const order = body?.["order"];
  if (typeof order === "string" && Object.hasOwn(orders, order)) {
    return { ...call, text: JSON.stringify({ ...body, order: orders[order] }) };
  }
  const { layoutId } = target;
  if (!layoutId || !isLayoutId(layoutId)) return call;
  const names = layoutFields(layoutId);
  return {
    ...call,
    text: call.text.replaceAll(/"@([01])":/g, (_, index: string) => `${JSON.stringify(names[Number(index)])}:`),
  };
}

test("every slide operation is told that its id is a slide's", () => {
  const paths = described
    .filter(({ path }) => path.startsWith("/slides/"))
    .map(({ operation }) => operation.operationId);
  expect(paths.toSorted()).toEqual(SLIDE_OPERATIONS.toSorted());
});
