import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Pauta } from "#lib/tools/testing/pauta.ts";

const OWNER = { email: "ana@pauta.test", password: "a password" };

/** What an operator types, and what it answers. */
export async function admin(
  { dataDir, env: given, port }: Pauta,
  ...command: string[]
): Promise<Record<string, string>> {
  const env = { ...process.env, ...given, DATA_DIR: dataDir, DATABASE_URL: "", PORT: String(port) };
  const args = ["lib/tools/launch/admin.mjs", ...command, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Record<string, string>;
}

interface Wanted {
  readonly name?: string;
  readonly email?: string;
  readonly credits?: number;
  readonly accounts?: number;
}

/** A workspace with an owner, and a key of it. */
export async function newWorkspace(pauta: Pauta, { accounts, credits, email, name = "Café" }: Wanted = {}) {
  const owner = { ...OWNER, ...(email && { email }) };
  const given = { "--credits": credits, "--accounts": accounts };
  const options = Object.entries(given).flatMap(([option, value]) => (value === undefined ? [] : [option, `${value}`]));
  const people = ["--owner-email", owner.email, "--owner-password", owner.password];
  const { apiKey } = await admin(pauta, "workspace", "create", "--name", name, ...people, ...options);
  return { ...owner, key: apiKey ?? "" };
}
