import { Client } from "pg";
import { migrate } from "#lib/db/migrate.ts";

/** Works on an empty database of its own on that server, which is gone afterwards. */
export async function onOwnDatabase<Result>(
  serverUrl: string | undefined,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (!serverUrl) throw new Error("DATABASE_URL is missing: npm run bench and npm test give one");
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  const name = `pauta_own_${Date.now()}`;
  await server.query(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await migrate(url.href);
    return await work(url.href);
  } finally {
    await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await server.end();
  }
}
