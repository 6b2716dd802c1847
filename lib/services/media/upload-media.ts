import type { Context } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { newId } from "#lib/db/id.ts";
import { type UploadPurpose, uploadRule } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { mediaUrl } from "./find-by-url.ts";
import { inspectFile } from "./inspect-file.ts";
import { readEncoder } from "./read-encoder.ts";
import { saveFile } from "./save-file.ts";
import { saveMedia } from "./save-media.ts";

interface Upload {
  readonly projectId: string;
  readonly purpose: UploadPurpose;
  /** what the person calls it */
  readonly name?: string | undefined;
}

/** Before a file is received: whose it is to be, and that it can be opened here and has room. */
export async function requireRoom(context: Context, { projectId, purpose }: Upload): Promise<void> {
  await findProject(context, projectId);
  const { kind, most } = uploadRule(purpose);
  if (kind === "video" && !(await readEncoder(context)).opensUploads)
    throw new Refusal("clip_not_opened", { field: "file" });
  if (most && (await context.db.media.count({ where: { projectId, purpose, removedAt: null } })) >= most)
    throw new Refusal("library_full", { field: "file" });
}

/** Keeps a file that a person sent. The id is the clip's or the track's where it became one. */
export async function uploadMedia(context: Context, { name, projectId, purpose }: Upload, path: string) {
  const { workspaceId } = context;
  const file = await gateOf("inspection").run(context, () => inspectFile(path, purpose));
  const stored = await saveFile(context, { ...file, workspaceId, ownerId: projectId, purpose });
  return context.transaction(async (within) => {
    const createdAt = within.now();
    const description = name ?? null;
    const media = await saveMedia(within, { ...stored, workspaceId, projectId, purpose, description, createdAt });
    const { durationSeconds, height, key, type, width } = media;
    const entry = { projectId, key, durationSeconds: durationSeconds ?? 0, createdAt };
    const id = purpose === "clip" || purpose === "track" ? await addToLibrary(within, purpose, entry, name) : media.id;
    return { id, url: mediaUrl(within, key), type, width, height, durationSeconds };
  });
}

interface LibraryEntry {
  projectId: string;
  key: string;
  durationSeconds: number;
  createdAt: Date;
}

/** The same file again is the entry that it was. */
async function addToLibrary(
  { db }: Context,
  purpose: "clip" | "track",
  entry: LibraryEntry,
  name?: string,
): Promise<string> {
  const { key, projectId } = entry;
  const project = await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { language: true } });
  const called = name ?? textsIn(project.language).media.uploaded[purpose];
  if (purpose === "clip") {
    await db.clip.createMany({ data: [{ ...entry, id: newId("clip"), description: called }], skipDuplicates: true });
    return (await db.clip.update({ where: { key }, data: { removedAt: null }, select: { id: true } })).id;
  }
  await db.track.createMany({
    data: [{ ...entry, id: newId("track"), name: called, suggestedStartSeconds: 0 }],
    skipDuplicates: true,
  });
  return (await db.track.findUniqueOrThrow({ where: { key }, select: { id: true } })).id;
}
