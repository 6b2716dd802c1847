import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import pino from "pino";
import type { JobWithMetadata } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#lib/runtime/env.ts";
import { openPublishing } from "#lib/tools/testing/publishing.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { runJob } from "#lib/worker/run-job.ts";
import { startTraces } from "./spans.ts";

const { ready } = await openPublishing();
const log = pino({ level: "silent" });

interface Told {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
}
interface Sent {
  resourceSpans: { resource: object; scopeSpans: { spans: Told[] }[] }[];
}

/** What receives traces as a collector does, and the tracer that sends to it. */
async function traced(variables: Record<string, string> = {}) {
  const sent: { body: Sent; headers: object; path: string }[] = [];
  const server = createServer((request, response) => {
    const { headers, url = "" } = request;
    const receive = async () => {
      sent.push({ body: (await json(request)) as Sent, headers, path: url });
      response.end("{}");
    };
    void receive();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = await startTraces("test", readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...variables }), log);
  onTestFinished(stop);
  const spans = async () => {
    await stop();
    return sent.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((of) => of.spans)),
    );
  };
  return { sent, spans };
}

const named = (spans: readonly Told[], name: string) => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`No ${name} among ${spans.map((span) => span.name).join(", ")}`);
  return found;
};

test("a call, the publication that it asked for and what the network was asked are one trace, which tells no secret", async () => {
  const at = await ready();
  const { sent, spans } = await traced({ OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=caf%C3%A9", OTEL_SERVICE_NAME: "ours" });
  await at.publish();
  await at.carry();
  const all = await spans();
  const call = named(all, "publishPost");
  const run = named(all, "publish-post");
  const asked = all.filter(({ name, traceId }) => traceId === call.traceId && /^(GET|POST) /.test(name));
  expect(call).not.toHaveProperty("parentSpanId");
  expect(run).toMatchObject({ traceId: call.traceId, parentSpanId: call.spanId, kind: 5 });
  expect(asked.length).toBeGreaterThan(2);
  for (const span of asked) expect(span).toMatchObject({ parentSpanId: run.spanId, kind: 3 });
  for (const { endTimeUnixNano, startTimeUnixNano } of all)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  expect(sent[0]).toMatchObject({ path: "/v1/traces", headers: { "x-tenant": "café" } });
  const text = JSON.stringify(sent.map(({ body }) => body));
  expect(text).toContain('"service.name","value":{"stringValue":"ours"}');
  expect(text).not.toMatch(/access_token|sk_|Legenda/);
});

test("a call and the job that it caused are one trace, within the caller's own", async () => {
  const at = await workspace();
  const { id: projectId } = await at.project();
  const { spans } = await traced();
  const parent = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
  const { body } = await at.send("/v1/posts", {
    method: "POST",
    headers: {
      authorization: `Bearer ${at.key.secret}`,
      "content-type": "application/json",
      traceparent: `00-${parent.traceId}-${parent.spanId}-01`,
    },
    body: JSON.stringify({ projectId, theme: "5 erros ao moer café" }),
  });
  const { postId } = body as { postId: string };
  const [job] = await at.db.$queryRaw<JobWithMetadata<unknown>[]>`
    UPDATE pgboss.job SET state = 'active' WHERE data->'payload'->>'postId' = ${postId}
    RETURNING id::text, name, data, retry_count AS "retryCount", retry_limit AS "retryLimit"`;
  const { signal } = new AbortController();
  if (job) await runJob({ ...job, signal }, at.runtime, "worker of a test", signal).catch(() => undefined);
  const all = await spans();
  const call = named(all, "createPost");
  expect(call).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId, kind: 2 });
  expect(named(all, "generate-post")).toMatchObject({ traceId: parent.traceId, parentSpanId: call.spanId });
});

test("a share of the traces is kept, whole ones, and a caller who is not traced is not", async () => {
  const at = await workspace();
  const { spans } = await traced({ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.5" });
  for (let call = 0; call < 60; call++) await at.api("listPosts", { query: {} });
  const headers = {
    authorization: `Bearer ${at.key.secret}`,
    traceparent: `00-${"1".repeat(32)}-${"2".repeat(16)}-00`,
  };
  await at.send("/v1/plan", { headers });
  const all = await spans();
  expect(all.length).toBeGreaterThan(5);
  expect(all.length).toBeLessThan(55);
  expect(all.filter(({ traceId }) => traceId === "1".repeat(32))).toEqual([]);
});

test("nothing is sent or even loaded without an address", () => {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const { startTraces } = await import("#lib/traces/spans.ts");
    const variables = { OTEL_SERVICE_NAME: "pauta", OTEL_TRACES_SAMPLER: "always_on", OTEL_TRACES_SAMPLER_ARG: 1 };
    await startTraces("test", variables, console);
    const before = loaded.includes("./tracer.ts");
    await (await startTraces("test", { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" }, console))();
    console.log(JSON.stringify([before, loaded.includes("./tracer.ts")]));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([false, true]);
});
