import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { recount } from "#lib/tools/testing/raw-radar.ts";
import { admin } from "./admin.ts";
import { control, networkOf } from "./control.ts";
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
const slowDown = (pauta: Pauta, ms: number) =>
  control(pauta, "POST", "/faults", { do: "delay", ms, times: "always", match: { op: "business_discovery" } });

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
  await slowDown(pauta, 1500);
  await admin(pauta, "radar", "run", "--project", id);
  const read = () => analysisOf(pauta, key, id);
  await expect.poll(async () => (await read()).phase, { timeout: 30_000 }).toBe("collecting");
  kill(pauta, "worker 1");
  expect((await read()).state).toBe("running");
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe("completed");

  const { lastCompleted, startedAt } = await read();
  const targets = lastCompleted?.targets ?? { competitors: [], video_channels: [] };
  const raw = await recount(networkOf(pauta), targets, new Date(startedAt));
  expect(raw.length).toBeGreaterThan(10);
  expect(lastCompleted?.kpis.all.studied).toBe(raw.length);
});
