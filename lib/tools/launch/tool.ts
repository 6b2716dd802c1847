import { spawn } from "node:child_process";
import type { Environment } from "./configuration.ts";

export interface Outcome {
  code: number;
  output: string;
}

/** Runs a command without a terminal or standard input, and keeps what it prints. */
export async function runTool(command: string, args: string[], env: Environment = process.env): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  child.on("error", (error) => resolve({ code: 127, output: error.message }));
  child.on("close", (code) => resolve({ code: code ?? 1, output }));
  return promise;
}

/** Runs a script of Node's with this terminal's output, and answers its exit code. */
export async function showTool(args: string[], env: Environment = process.env): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env });
  child.on("error", () => resolve(1));
  child.on("close", (code) => resolve(code ?? 1));
  return promise;
}
