import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import type { Language } from "#lib/domain/language.ts";
import { type UploadPurpose, uploadRule } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findProject } from "#lib/services/projects/read.ts";
import { mediaUrl } from "./find-by-url.ts";
import { inspectFile } from "./inspect-file.ts";
import { saveFile } from "./save-file.ts";
import { saveMedia } from "./save-media.ts";

interface Upload {
  readonly projectId: string;
  readonly purpose: UploadPurpose;
  /** what the person calls it */
  readonly name?: string | undefined;
}

const UNNAMED: Record<"clip" | "track", Record<Language, string>> = {
  clip: { pt: "Clipe enviado", en: "Uploaded clip", es: "Clip subido" },
  track: { pt: "Trilha enviada", en: "Uploaded track", es: "Pista subida" },
};

/** Before a file is received: whose it is to be, and that there is room for it. */
export async function requireRoom({ db, workspaceId }: Context, { projectId, purpose }: Upload): Promise<void> {
  await findProject(db, workspaceId, projectId);
  const { most } = uploadRule(purpose);
  if (most && (await db.media.count({ where: { projectId, purpose, removedAt: null } })) >= most)
    throw new Refusal("library_full", { field: "file" });
}

/** Keeps a file that a person sent. The id is the clip's or the track's where it became one. */
export async function uploadMedia(context: Context, { name, projectId, purpose }: Upload, path: string) {
  const { workspaceId } = context;
  const file = await inspectFile(path, purpose);
  const stored = await saveFile(context, { ...file, workspaceId, ownerId: projectId, purpose });
  return context.transaction(async (tx) => {
    const createdAt = context.now();
    const description = name ?? null;
    const media = await saveMedia(tx, { ...stored, workspaceId, projectId, purpose, description, createdAt });
    const { durationSeconds, height, key, type, width } = media;
    const entry = { projectId, key, durationSeconds: durationSeconds ?? 0, createdAt };
    const id = purpose === "clip" || purpose === "track" ? await addToLibrary(tx, purpose, entry, name) : media.id;
    return { id, url: mediaUrl(context, key), type, width, height, durationSeconds };
  });
}

interface LibraryEntry {
  projectId: string;
  key: string;
  durationSeconds: number;
  createdAt: Date;
}

/** The same file again is the entry that it was. */
async function addToLibrary(tx: Tx, purpose: "clip" | "track", entry: LibraryEntry, name?: string): Promise<string> {
  const { key, projectId } = entry;
  const project = await tx.project.findUniqueOrThrow({ where: { id: projectId }, select: { language: true } });
  const called = name ?? UNNAMED[purpose][asLanguage(project.language)];
  if (purpose === "clip") {
    await tx.clip.createMany({ data: [{ ...entry, id: newId("clip"), description: called }], skipDuplicates: true });
    return (await tx.clip.update({ where: { key }, data: { removedAt: null }, select: { id: true } })).id;
  }
  await tx.track.createMany({
    data: [{ ...entry, id: newId("track"), name: called, suggestedStartSeconds: 0 }],
    skipDuplicates: true,
  });
  return (await tx.track.findUniqueOrThrow({ where: { key }, select: { id: true } })).id;
}

/** The column's check constraint admits nothing else. */
const asLanguage = (text: string) => text as Language;
