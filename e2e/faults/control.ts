import { readFileSync } from "node:fs";
import { join } from "node:path";
import { networkPort } from "#lib/tools/launch/configuration.ts";
import type { Pauta } from "#lib/tools/testing/pauta.ts";

export const networkOf = ({ port }: Pauta): string => `http://localhost:${networkPort({ PORT: port })}`;

/** The controls of a Pauta's local network, by the token that it keeps. */
export async function control<Answer>(pauta: Pauta, method: string, path: string, body?: object): Promise<Answer> {
  const token = readFileSync(join(pauta.dataDir, "network/control-token"), "utf8").trim();
  const response = await fetch(`${networkOf(pauta)}/control${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
