import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDataDirectory } from "#lib/tools/launch/data-directory.ts";
import type { Pauta } from "#lib/tools/testing/pauta.ts";

/** The process of that name, as the launcher recorded it. */
export function pidOf(pauta: Pauta, name: string): number {
  const running = openDataDirectory(pauta.dataDir).running();
  if (name === "front") return pauta.pid;
  if (name === "launcher") return running?.launcher?.pid ?? fail(name);
  if (name === "database") return Number.parseInt(readFileSync(postmaster(pauta), "utf8"), 10);
  return running?.children.find((child) => child.name === name)?.pid ?? fail(name);
}

export function kill(pauta: Pauta, ...names: string[]): void {
  const pids = names.map((name) => pidOf(pauta, name));
  for (const pid of pids) process.kill(pid, "SIGKILL");
}

export async function isReady(pauta: Pauta): Promise<boolean> {
  try {
    return (await fetch(`${pauta.url}/readyz`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
}

const postmaster = ({ dataDir }: Pauta) => join(dataDir, "postgres/data/postmaster.pid");

function fail(name: string): never {
  throw new Error(`The launcher has recorded no ${name}.`);
}
