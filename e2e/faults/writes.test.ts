import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { newWorkspace } from "./admin.ts";
import { kill } from "./kill.ts";

const WRITERS = 20;
const WRITES_EACH = 50;
const KILLED_AFTER = 400;

/** Each writer has projects of its own and writes one at a time, so what must be there is known exactly. */
interface Writer {
  number: number;
  written: number;
  /** By project: the last name that was acknowledged, and one that may have been written when the server died. */
  names: Map<string, { acknowledged: string; inFlight?: string }>;
}

async function call(pauta: Pauta, key: string, method: string, path: string, body?: { name: string }) {
  const response = await fetch(`${pauta.url}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as { id: string; name: string; projects: { id: string; name: string }[] };
}

/** Writes until its share is done or the server is gone. */
async function write(pauta: Pauta, key: string, writer: Writer, acknowledged: () => void): Promise<void> {
  for (; writer.written < WRITES_EACH; writer.written++) {
    const name = `${writer.number}.${writer.written}`;
    const [id, known] = [...writer.names][writer.written % 3] ?? [];
    try {
      if (id && known) {
        known.inFlight = name;
        await call(pauta, key, "PATCH", `/projects/${id}`, { name });
        writer.names.set(id, { acknowledged: name });
      } else {
        const project = await call(pauta, key, "POST", "/projects", { name });
        writer.names.set(project.id, { acknowledged: name });
      }
    } catch {
      return;
    }
    acknowledged();
  }
}

test("killed in the middle of 1,000 writes, everything at once, it has all that it acknowledged", async () => {
  const dataDir = newDataDirectory();
  const first = await startPauta({ dataDir, env: { SEED_DEMO: "0" } });
  onTestFinished(async () => {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { key } = await newWorkspace(first, { accounts: 60 });
  const writers: Writer[] = Array.from({ length: WRITERS }, (_, number) => ({ number, written: 0, names: new Map() }));
  let count = 0;
  await Promise.all(
    writers.map((writer) =>
      write(first, key, writer, () => {
        count++;
        if (count === KILLED_AFTER) kill(first, "front", "launcher", "web", "worker 1", "database");
      }),
    ),
  );
  expect(count).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(count).toBeLessThan(WRITERS * WRITES_EACH);

  const second = await startPauta({ dataDir, port: first.port, env: { SEED_DEMO: "0" } });
  onTestFinished(async () => void (await second.stop()));
  const { projects } = await call(second, key, "GET", "/projects");
  const found = new Map(projects.map(({ id, name }) => [id, name]));
  const lost = writers
    .flatMap(({ names }) => [...names])
    .filter(
      ([id, { acknowledged, inFlight }]) => ![acknowledged, inFlight ?? acknowledged].includes(found.get(id) ?? ""),
    );
  expect(lost).toEqual([]);

  await Promise.all(writers.map((writer) => write(second, key, writer, () => count++)));
  expect(writers.every(({ written }) => written === WRITES_EACH)).toBe(true);
});
