import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { launchPauta } from "#lib/tools/testing/pauta.ts";

// How long Pauta takes from a fresh clone with an empty npm cache to Ready, and from a second start on the same data;
// with how much was installed. Exits 1 where it takes longer than it may. BENCH_ROUNDS says how many clones.

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 1);
const WARM_STARTS = 3;
const COLD_MOST_S = 90;
const WARM_MOST_S = 3;
const WITHIN_MS = 900_000;

const run = promisify(execFile);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let failures = 0;
function report(name: string, seconds: number, most: number) {
  const holds = seconds <= most;
  if (!holds) failures++;
  console.log(`${name.padEnd(44)}${seconds.toFixed(1).padStart(8)} s  at most ${most}${holds ? "" : "  FAILS"}`);
}

interface Place {
  clone: string;
  cache: string;
  dataDir: string;
}

/** As `npm start` in a terminal, until it says that it is ready; then it is stopped. */
async function start({ cache, clone, dataDir }: Place): Promise<number> {
  const env = { PATH: pathOfTerminal(), npm_config_cache: cache, NETWORK_PORT: String(await freePort()) };
  const command: [string, ...string[]] = ["npm", "start", "--prefix", clone];
  const began = performance.now();
  const pauta = await launchPauta({ dataDir, env, command });
  let isRunning = true;
  void pauta.ended.then(() => (isRunning = false));
  while (!pauta.output().includes(`Ready on ${pauta.url}`)) {
    if (!isRunning || performance.now() - began > WITHIN_MS) throw new Error(`It did not start:\n${pauta.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(pauta.output().replaceAll(/^(?! {2}\w+ +[\d.]+ s).*\n/gm, ""));
  await pauta.stop();
  return seconds;
}

/** A terminal finds the machine's own Node, not the one of this checkout. */
function pathOfTerminal(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(process.cwd())).join(delimiter);
}

function sizeOf(folder: string): { files: number; mb: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { name, parentPath }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, mb: bytes / 2 ** 20 };
}

const cold: number[] = [];
const warm: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const within = mkdtempSync(join(tmpdir(), "pauta-bench-start-"));
  const place = { clone: join(within, "clone"), cache: join(within, "cache"), dataDir: join(within, "data") };
  try {
    await run("git", ["clone", "--quiet", process.cwd(), place.clone]);
    cold.push(await start(place));
    const { files, mb } = sizeOf(join(place.clone, "node_modules"));
    console.log(`installed: ${files} files, ${mb.toFixed(0)} MB\n`);
    for (let again = 0; again < WARM_STARTS; again++) warm.push(await start(place));
  } finally {
    rmSync(within, { recursive: true, force: true });
  }
}
report("cold, from a fresh clone to Ready", median(cold), COLD_MOST_S);
report("warm, a second start to Ready", median(warm), WARM_MOST_S);
process.exitCode = failures > 0 ? 1 : 0;
