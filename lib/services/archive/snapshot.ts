import { Client } from "pg";

/** A connection on which every read sees the same moment, whatever is written meanwhile. */
export async function withSnapshot<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(databaseUrl, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", work);
}

/** A connection whose writes are all there at its end, or none. */
export async function withTransaction<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(databaseUrl, "BEGIN", work);
}

async function withClient<T>(databaseUrl: string, begin: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(begin);
    const done = await work(client);
    await client.query("COMMIT");
    return done;
  } finally {
    // Without the commit the server takes it all back.
    await client.end();
  }
}
