import { rmSync } from "node:fs";
import { networkPort } from "#lib/tools/launch/configuration.ts";
import { findPostgres } from "#lib/tools/launch/postgres.ts";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";

const SECRETS = { NEXTAUTH_SECRET: "a secret of two hosts", TOKEN_KEY: "a token key of two hosts" };

/** Two hosts of one Pauta: a web and a worker on each, one database and one network for both. */
export async function startTwoHosts(): Promise<{ hosts: [Pauta, Pauta]; stop: () => Promise<void> }> {
  const start = (env: Record<string, string>) => {
    const dataDir = newDataDirectory();
    return startPauta({ dataDir, env: { ...SECRETS, SEED_DEMO: "0", WORKERS: "1", ...env } });
  };
  const first = await start({});
  const second = await start({
    DATABASE_URL: (await findPostgres(first.dataDir)) ?? "",
    NETWORK_URL: `http://localhost:${networkPort({ PORT: first.port })}`,
    STORAGE_URL: `file:${first.dataDir}/media`,
  });
  const hosts: [Pauta, Pauta] = [first, second];
  const stop = async () => {
    for (const host of hosts.toReversed()) {
      await host.stop();
      rmSync(host.dataDir, { recursive: true, force: true });
    }
  };
  return { hosts, stop };
}
