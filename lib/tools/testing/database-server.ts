import { startTestServer } from "#lib/tools/launch/test-server.ts";

/** Gives the tests the server that the environment names, or one of their own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env["TEST_DATABASE_URL"] || process.env["DATABASE_URL"];
  if (given) {
    process.env["TEST_DATABASE_URL"] = given;
    return undefined;
  }
  const { stop, url } = await startTestServer();
  process.env["TEST_DATABASE_URL"] = url;
  return stop;
}
