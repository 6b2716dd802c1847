import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new directory into which a database server can be put: under root it runs as another user, who must get there. */
export function temporaryDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `pauta-${name}-`));
  chmodSync(directory, 0o711);
  return directory;
}
