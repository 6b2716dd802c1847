import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryLock } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** A database server for tests: fast, empty, and gone afterwards, also what a killed run left. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const name = createHash("sha256")
    .update(import.meta.dirname)
    .digest("hex")
    .slice(0, 8);
  const usual = join(tmpdir(), `pauta-test-${process.getuid?.() ?? 0}-${name}`);
  mkdirSync(usual, { recursive: true, mode: 0o711 });
  const lock = tryLock(join(usual, "lock"));
  const directory = lock ? usual : temporaryDirectory("test");
  const home = join(directory, "postgres");
  await openPostgres(directory).stop();
  rmSync(home, { recursive: true, force: true });
  const server = openPostgres(directory, { durable: false });
  await server.start();
  return {
    url: server.url(),
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
      lock?.release();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
