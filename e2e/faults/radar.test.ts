import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { recount } from "#lib/tools/testing/raw-radar.ts";
import { admin } from "./admin.ts";
import { kill } from "./kill.ts";

interface Targets {
  competitors: string[];
  video_channels: string[];
}
interface Analysis {
  state: string;
  phase: string | null;
  startedAt: string;
  lastCompleted: { targets: Targets; kpis: { all: { studied: number } } } | null;
}

const analysisOf = async ({ url }: Pauta, key: string, projectId: string): Promise<Analysis> => {
  const headers = { Authorization: `Bearer ${key}` };
  return (await (await fetch(`${url}/v1/projects/${projectId}/radar/analysis`, { headers })).json()) as Analysis;
};

/** Makes the network answer one look after another slowly, so that there is a middle to be killed in. */
async function slowDown({ dataDir, port }: Pauta, ms: number): Promise<string> {
  const network = `http://localhost:${port + 100}`;
  const token = readFileSync(join(dataDir, "network/control-token"), "utf8").trim();
  const response = await fetch(`${network}/control/faults`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ do: "delay", ms, times: "always", match: { op: "business_discovery" } }),
  });
  if (!response.ok) throw new Error(await response.text());
  return network;
}

test("a radar run survives its killed worker, and comes to the network's own numbers", async () => {
  const pauta = await startPauta({ dataDir: newDataDirectory() });
  onTestFinished(async () => {
    await pauta.stop();
    rmSync(pauta.dataDir, { recursive: true, force: true });
  });
  const key = /API key\s+(\S+)/.exec(pauta.output())?.[1] ?? "";
  const headers = { Authorization: `Bearer ${key}` };
  const listed = (await (await fetch(`${pauta.url}/v1/projects`, { headers })).json()) as {
    projects: { id: string }[];
  };
  const id = listed.projects[0]?.id ?? "";
  const network = await slowDown(pauta, 1500);
  await admin(pauta, "radar", "run", "--project", id);
  const read = () => analysisOf(pauta, key, id);
  await expect.poll(async () => (await read()).phase, { timeout: 30_000 }).toBe("collecting");
  kill(pauta, "worker 1");
  expect((await read()).state).toBe("running");
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe("completed");

  const { lastCompleted, startedAt } = await read();
  const targets = lastCompleted?.targets ?? { competitors: [], video_channels: [] };
  const raw = await recount(network, targets, new Date(startedAt));
  expect(raw.length).toBeGreaterThan(10);
  expect(lastCompleted?.kpis.all.studied).toBe(raw.length);
});
