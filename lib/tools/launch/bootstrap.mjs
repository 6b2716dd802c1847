// Runs on the Node of the machine (20 or newer), with no packages: installs, then hands over to the Node we ship.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";
import { install, ROOT, SIGNALS } from "./install.mjs";

/**
 * Ends as the script ends. `script` stands in lib/tools/launch; the command line's own arguments follow `args`.
 * @param {string} script
 * @param {{ args?: string[], withTools?: boolean }} [options]
 */
export async function handOver(script, { args = [], withTools = false } = {}) {
  process.chdir(ROOT);
  let node;
  try {
    await install({ withTools });
    node = packagedNode();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  // The channel tells the launcher when this process is killed, which no signal could.
  const child = spawn(node, [resolve(ROOT, "lib/tools/launch", script), ...args, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      PATH: [resolve(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter),
      NEXT_TELEMETRY_DISABLED: "1",
      // What Node made of our files and packages, beside what Next did: a second start takes a third less.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve(ROOT, ".next/cache/node"),
    },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  // What started this one may watch it in the same way.
  process.on("disconnect", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function packagedNode() {
  const packaged = resolve(ROOT, "node_modules/node/bin/node");
  if (existsSync(packaged)) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    "Node 24 is not there, since npm is set to run no install scripts: run `npm rebuild node --ignore-scripts=false`, or use Node 24.",
  );
}
