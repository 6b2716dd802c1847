import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { step } from "./step.mjs";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const at = (...parts) => resolve(ROOT, ...parts);
const read = (...parts) => (existsSync(at(...parts)) ? readFileSync(at(...parts), "utf8") : "");

/**
 * Installs the packages and generates the database client where they lack or are out of date. Whoever only runs Pauta
 * gets no linters and no test tools; a checkout that has them keeps them.
 * @param {{ withTools: boolean }} wanted
 */
export async function install({ withTools }) {
  const includesTools = withTools || existsSync(at("node_modules/vitest"));
  if (!packagesInstalled(includesTools)) {
    await step("install", () => installPackages(includesTools), { out: process.stderr });
    if (includesTools) activateHooks();
  }
  const wanted = createHash("sha256")
    .update(read("prisma/schema.prisma") + read("package-lock.json"))
    .digest("hex");
  const stamp = "node_modules/.cache/pauta/client.stamp";
  if (read(stamp) !== wanted || !existsSync(at("lib/db/generated/client.ts"))) {
    await step("client", generateClient, { out: process.stderr });
    mkdirSync(at("node_modules/.cache/pauta"), { recursive: true });
    writeFileSync(at(stamp), wanted);
  }
}

// npm writes its own record of what it installed last of all, so a broken-off installation has none.
function packagesInstalled(includesTools) {
  const recorded = read("node_modules/.package-lock.json");
  return recorded !== "" && isComplete(read("package-lock.json"), recorded, includesTools);
}

/**
 * Whether all that the one lock file wants stands in the other.
 * @param {string} wanted
 * @param {string} present
 * @param {boolean} includesTools
 */
export function isComplete(wanted, present, includesTools) {
  const { packages } = JSON.parse(present);
  return Object.entries(JSON.parse(wanted).packages)
    .filter(([path, { dev, optional }]) => path !== "" && !optional && (includesTools || !dev))
    .every(([path, { version }]) => packages[path]?.version === version);
}

// Not "npm ci": it refuses a lock file that lacks the optional packages of other platforms, and it begins by
// deleting what a running server uses. "--no-save" keeps to the lock file just the same.
function installPackages(includesTools) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const tools = includesTools ? "--include=dev" : "--omit=dev";
  const options = ["--no-save", tools, "--include=optional", "--no-audit", "--no-fund"];
  return quietly(command, [...first, "install", ...options]);
}

const generateClient = () =>
  quietly(process.execPath, [at("node_modules/prisma/build/index.js"), "generate", "--no-hints"]);

function activateHooks() {
  if (process.env.CI || process.env.PAUTA_NO_HOOKS || !existsSync(at(".git"))) return;
  spawnSync("git", ["config", "core.hooksPath", ".githooks"], { cwd: ROOT, stdio: "ignore" });
}

/** Runs a command whose output matters only when it fails. */
function quietly(command, args) {
  return new Promise((done, fail) => {
    let output = "";
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      // Prisma downloads an engine that the generator does not use, unless it is told of one.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
    });
    const stop = () => {
      child.kill();
      process.exit(1);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", fail);
    child.on("close", (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (code === 0) return done();
      process.stderr.write(output);
      fail(new Error(`${args.find((arg) => !arg.includes("/"))} failed with exit code ${code}`));
    });
  });
}
