import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { admin, newWorkspace } from "./admin.ts";
import { control } from "./control.ts";

const MINUTE_MS = 60_000;

/** A Pauta of two workers whose clock the test sets ahead, the network's with it, and a project on UTC that is connected. */
export async function startAhead({ credits }: { credits: number }) {
  const dataDir = newDataDirectory();
  const clock = join(dataDir, "ahead");
  let aheadMs = 0;
  writeFileSync(clock, String(aheadMs));
  const env = { SEED_DEMO: "0", CLOCK_AHEAD_FILE: clock, WORKERS: "2" };
  const pauta = await startPauta({ dataDir, env });
  onTestFinished(async () => {
    await pauta.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { key } = await newWorkspace(pauta, { credits });
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${pauta.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { id: projectId } = await call<{ id: string }>("POST", "/projects", { name: "Café Aurora", timezone: "UTC" });
  await admin(pauta, "project", "set", "--id", projectId, "--connect", "cafe.aurora");
  // The network is another program, with a clock of its own.
  const skip = async (ms: number) => {
    await control(pauta, "POST", "/clock", { advance: ms });
    writeFileSync(clock, String((aheadMs += ms)));
  };
  return {
    pauta,
    call,
    projectId,
    now: () => Date.now() + aheadMs,
    skipMinutes: (minutes: number) => skip(minutes * MINUTE_MS),
    skipHours: (hours: number) => skip(hours * 60 * MINUTE_MS),
  };
}
