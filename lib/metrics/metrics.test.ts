import { once } from "node:events";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { isReady, openGauges } from "#lib/services/operation/gauges.ts";
import { newId } from "#lib/db/id.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { openMetrics } from "./listener.ts";
import { counter, histogram, writeMetrics } from "./registry.ts";

interface Read {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (NaN|[+-]?Inf|[-+0-9.eE]+)$`);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/gy;

const COUNT = "pauta_call_duration_seconds_count";

/** As Prometheus reads its text format: every line is told, each family once, and its samples stand together. */
function parse(text: string): Read[] {
  expect(text.endsWith("\n")).toBe(true);
  const types = new Map<string, string>();
  const read: Read[] = [];
  let family = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === "TYPE") {
      expect(types.has(name), `${name} twice`).toBe(false);
      expect(rest).toMatch(/^(counter|gauge|histogram)$/);
      types.set(name, rest);
      family = name;
    }
    if (kind) continue;
    const [, sample = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
    expect(sample, line).not.toBe("");
    expect(types.get(family) === "histogram" ? sample.replace(/_(bucket|sum|count)$/, "") : sample).toBe(family);
    const pairs = [...labels.matchAll(LABEL)];
    expect(pairs.map(([pair]) => pair).join("")).toBe(labels);
    read.push({
      name: sample,
      labels: Object.fromEntries(pairs.map(([, key, text = ""]) => [key, text])),
      value: Number(value),
    });
  }
  return read;
}

test("what is counted is written as Prometheus reads it, whatever a label holds", () => {
  const odd = 'a "b" \\ c\nd';
  const count = counter("test_things_total", "Things.", ["kind"]);
  count(odd);
  count(odd);
  const measure = histogram("test_seconds", "Seconds.", { bounds: [0.1, 1], names: ["kind"] });
  for (const seconds of [0.1, 0.5, 7]) measure(seconds, "x");
  const read = parse(writeMetrics([{ name: "test_gauge", help: "Now.", samples: [{ labels: {}, value: 1.5 }] }]));
  const of = (name: string) => read.filter((sample) => sample.name === name).map(({ value }) => value);
  expect(of("test_things_total")).toEqual([2]);
  expect(of("test_seconds_bucket")).toEqual([1, 2, 3]);
  expect(of("test_seconds_count")).toEqual([3]);
  expect(of("test_seconds_sum")[0]).toBeCloseTo(7.6);
  expect(of("test_gauge")).toEqual([1.5]);
});

test("the port tells how calls, jobs and posts do; a thousand projects add no line", async () => {
  const at = await workspace();
  const log = pino({ level: "silent" });
  const parts = { gauges: openGauges(at.runtime), isReady: () => isReady(at.runtime), log };
  const server = openMetrics({ ...parts, host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const lines = async () => parse(await (await ask("/metrics")).text());

  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  expect((await ask("/nothing")).status).toBe(404);
  await at.project();
  const countsIn = (read: Read[], operation: string, status: string) => {
    const labels = JSON.stringify({ door: "api", operation, status });
    return read.find((sample) => sample.name === COUNT && JSON.stringify(sample.labels) === labels)?.value ?? 0;
  };
  // Other tests of this process have counted before, and each door counts for itself.
  const app = await at.app();
  await app("listPosts", { query: {} });
  const earlier = await lines();
  await at.api("listPosts", { query: {} });
  await expect(at.api("readPost", { params: { id: newId("post") } })).rejects.toMatchObject({ status: 404 });
  const before = await lines();
  for (const [operation, status] of [
    ["listPosts", "200"],
    ["readPost", "404"],
  ] as const)
    expect(countsIn(before, operation, status)).toBe(countsIn(earlier, operation, status) + 1);
  const names = new Set(before.map(({ name }) => name));
  for (const name of ["late_posts", "db_connections", "event_loop_delay_seconds", "memory_bytes"]) {
    expect(names).toContain(`pauta_${name}`);
  }

  const { workspaceId } = at;
  const many = Array.from({ length: 1000 }, (_, number) => ({
    id: newId("proj"),
    workspaceId,
    name: `P${number}`,
    timezone: "UTC",
  }));
  await at.db.project.createMany({ data: many });
  for (const project of many.slice(0, 5)) await at.api("listPosts", { query: { projectId: project.id } });
  const after = await lines();
  const series = ({ labels, name }: Read) => `${name} ${JSON.stringify(labels)}`;
  const known = new Set(before.map(series));
  const added = after.map(series).filter((one) => !known.has(one));
  expect(added).toEqual([]);
  expect(after.map(series).join("\n")).not.toMatch(/(proj|ws|post|key|user)_[0-9a-z]{26}/);
});
