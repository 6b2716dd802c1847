import { childEnvironment, readConfiguration } from "./configuration.ts";
import { openDataDirectory } from "./data-directory.ts";
import { refuseOpenDoors } from "./open-doors.ts";
import { findPostgres } from "./postgres.ts";
import { main, Stop } from "./stop.ts";
import { runScript } from "./with-database.ts";

await main(async () => {
  const configuration = await readConfiguration();
  refuseOpenDoors(configuration, process.env);
  const data = openDataDirectory(configuration.DATA_DIR);
  const url = configuration.DATABASE_URL ?? (await findPostgres(data.path));
  if (!url) throw new Stop(`A worker needs DATABASE_URL, or a Pauta that runs on DATA_DIR (${data.path}).`);
  return runScript("lib/worker/main.ts", [], childEnvironment(configuration, data, url, "production"));
});
