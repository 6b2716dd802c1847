import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { packScripts } from "#lib/http/server/static-files.ts";
import type { Environment } from "./configuration.ts";
import { waitForLock } from "./lock.ts";
import { Stop } from "./stop.ts";

const STAMP = ".next/pauta.stamp";
const SOURCES = ["app/**/*", "components/**/*", "lib/**/*", "pages/**/*", "public/**/*", "prisma/schema.prisma", "*.*"];
const NOT_BUILT = /(\.test\.tsx?|\.md|\.tsbuildinfo|next-env\.d\.ts)$|^lib\/(tools|worker|network|db\/generated)\//;

/** Builds the web app unless these very sources are built already; answers what the build printed, or null. */
export async function build(env: Environment, signal?: AbortSignal): Promise<string | null> {
  const wanted = sourceStamp(process.cwd());
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
  // Before the lock: what is built already runs where nothing can be written.
  if (isBuilt()) return null;
  mkdirSync("node_modules/.cache/pauta", { recursive: true });
  const lock = await waitForLock("node_modules/.cache/pauta/build.lock", 600_000);
  if (!lock) throw new Stop("Another build of this checkout does not end.");
  try {
    if (isBuilt()) return null;
    rmSync(STAMP, { force: true });
    const output = await nextBuild(env, signal);
    await packScripts(".next/static");
    writeFileSync(STAMP, wanted);
    return output;
  } finally {
    lock.release();
  }
}

/** Changes with the name or content of anything that goes into the build. */
export function sourceStamp(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !NOT_BUILT.test(path.slice(root.length + 1)));
  for (const path of files.toSorted()) {
    const content = createHash("sha256").update(readFileSync(path)).digest("hex");
    hash.update(`${path.slice(root.length + 1)}\0${content}\n`);
  }
  return hash.digest("hex");
}

async function nextBuild(env: Environment, signal: AbortSignal | undefined): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    // Under CI=1 Next warns of the missing cache of a first build.
    env: { ...env, CI: "" },
    ...(signal ? { signal } : {}),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  child.on("error", reject);
  child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Stop(`${output.trim()}\nThe build failed.`))));
  return promise;
}
