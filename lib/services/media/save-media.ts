import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import type { StoredFile } from "./save-file.ts";

interface ProjectFile extends StoredFile {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly purpose: string;
  readonly description: string | null;
  readonly createdAt: Date;
}

/** The row of a project's own file that stands in the storage; the same file again has the row that it has. */
export async function saveMedia(tx: Tx, file: ProjectFile) {
  const row = { ...file, id: newId("media"), type: contentTypeOf(file.key) ?? "" };
  await tx.media.createMany({ data: [row], skipDuplicates: true });
  // A sweep that met the file before its row took it for a stray.
  await tx.orphanFile.deleteMany({ where: { key: file.key } });
  return tx.media.update({ where: { key: file.key }, data: { removedAt: null } });
}
