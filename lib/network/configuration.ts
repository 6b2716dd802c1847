import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Configuration {
  port: number;
  /** This machine alone, unless told otherwise: whoever reaches the consent page may let himself in. */
  host: string;
  /** Where the database and the copied media lie. */
  directory: string;
  controlToken: string;
  controlTokenIsNew: boolean;
  publicUrl: string | null;
  app: { id: string; secret: string; redirectUris: string[] };
  /** Without a list, the app may return to this machine or to these origins. */
  trustedOrigins: string[];
}

type Environment = Record<string, string | undefined>;

const CONTROL_TOKEN_FILE = "control-token";
const LOCAL_APP = { id: "100000000000001", secret: "local-network-secret" };

export class Misconfigured extends Error {}

export function readConfiguration(env: Environment): Configuration {
  const port = Number(env["NETWORK_PORT"] ?? 3100);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Misconfigured(`NETWORK_PORT must be a whole number from 0 to 65535, not "${env["NETWORK_PORT"]}".`);
  }
  const directory = path.resolve(env["NETWORK_DATA"] ?? path.join(env["DATA_DIR"] ?? ".data", "network"));
  mkdirSync(directory, { recursive: true });
  const kept = keptToken(directory, env["NETWORK_CONTROL_TOKEN"]);
  return {
    port,
    host: env["NETWORK_HOST"] || "127.0.0.1",
    directory,
    controlToken: kept.token,
    controlTokenIsNew: kept.isNew,
    publicUrl: addressOf("PUBLIC_URL", env["PUBLIC_URL"]),
    app: {
      id: env["NETWORK_CLIENT_ID"] ?? LOCAL_APP.id,
      secret: env["NETWORK_CLIENT_SECRET"] ?? LOCAL_APP.secret,
      redirectUris: (env["NETWORK_REDIRECT_URIS"] ?? "").split(",").filter(Boolean),
    },
    trustedOrigins: [addressOf("APP_URL", env["APP_URL"])].filter((url) => url !== null),
  };
}

function addressOf(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw new Misconfigured(`${name} must be an address such as http://localhost:3100.`);
  return value.replace(/\/+$/, "");
}

function keptToken(directory: string, given: string | undefined): { token: string; isNew: boolean } {
  if (given) return { token: given, isNew: false };
  const file = path.join(directory, CONTROL_TOKEN_FILE);
  if (existsSync(file)) return { token: readFileSync(file, "utf8").trim(), isNew: false };
  const token = randomBytes(24).toString("base64url");
  writeFileSync(file, token, { mode: 0o600 });
  return { token, isNew: true };
}
