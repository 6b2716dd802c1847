import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { contentTypeOf, type MediaPurpose } from "#lib/domain/media.ts";
import type { StoredFile } from "./save-file.ts";

interface ProjectFile extends StoredFile {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly purpose: MediaPurpose;
  readonly description: string | null;
  readonly createdAt: Date;
}

/** The row of a project's own file that stands in the storage; the same file again has the row that it has. */
export async function saveMedia({ db }: Pick<Context, "db">, file: ProjectFile) {
  const row = { ...file, id: newId("media"), type: contentTypeOf(file.key) ?? "" };
  await db.media.createMany({ data: [row], skipDuplicates: true });
  // A sweep that met the file before its row took it for a stray.
  await db.orphanFile.deleteMany({ where: { key: file.key } });
  return db.media.update({ where: { key: file.key }, data: { removedAt: null } });
}
