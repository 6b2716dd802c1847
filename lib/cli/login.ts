import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { type Access, accessOf } from "#lib/sdk/request.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const fileOf = (env: Environment): string =>
  join(env["XDG_CONFIG_HOME"] ?? join(homedir(), ".config"), "pauta", "login.json");

/** Whose Pauta is meant: by the environment, else by the last login. */
export function readAccess(env: Environment): Access | null {
  const kept = readLogin(env);
  const key = env["PAUTA_KEY"] ?? kept?.key;
  return key ? accessOf(key, env["PAUTA_URL"] ?? kept?.address) : null;
}

function readLogin(env: Environment): Access | null {
  try {
    // Written below.
    return JSON.parse(readFileSync(fileOf(env), "utf8")) as Access;
  } catch {
    return null;
  }
}

/** Nobody else on the machine may read it. */
export function keepLogin(env: Environment, access: Access): string {
  const file = fileOf(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(access), { mode: 0o600 });
  return file;
}
