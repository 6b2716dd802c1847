import { type Context, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { readBrandWords } from "#lib/content/brand/brand.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { saveFile } from "#lib/services/media/save-file.ts";
import { saveMedia } from "#lib/services/media/save-media.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { askMaker } from "#lib/services/usage/ask-maker.ts";
import { readSettings } from "#lib/services/settings/read-settings.ts";

const PURPOSE = "voice_sample";

/** The voices that speak a project's language, with what each has spoken to be heard. */
export async function listVoices(context: Context, projectId: string) {
  const { id, voices } = await readSettings(context, projectId);
  const spoken = await context.db.media.findMany({
    where: { projectId: id, purpose: PURPOSE },
    select: { key: true, description: true },
  });
  const keys = new Map(spoken.map(({ description, key }) => [description, key]));
  return voices.map(({ id: voice, kind, name }) => {
    const key = keys.get(voice);
    return { id: voice, kind, name, sample: key === undefined ? null : mediaUrl(context, key) };
  });
}

/** Has a worker speak it, once; the web process never speaks. */
export async function askForSample(context: Context, projectId: string, voice: string): Promise<void> {
  const found = (await listVoices(context, projectId)).find(({ id }) => id === voice);
  if (!found) throw new Refusal("resource_not_found");
  if (found.sample) return;
  await context.transaction((within) => enqueue(within.db, "speak-sample", { projectId, voice }));
}

export async function speakSample(runtime: Runtime, projectId: string, voice: string, signal: AbortSignal) {
  const { db, now } = runtime;
  const project = await db.project.findUnique({
    where: { id: projectId },
    select: { workspaceId: true, language: true, media: { where: { purpose: PURPOSE, description: voice } } },
  });
  if (!project || project.media.length > 0) return;
  const { language, workspaceId } = project;
  const makers = await makersOf(runtime, workspaceId);
  const asking = { runtime, makers, signal, whose: { workspaceId, projectId, postId: null } };
  const text = readBrandWords(language).voiceSample;
  const { durationSeconds, wav } = await askMaker(asking, "voice", (speaker, use) =>
    speaker.speak({ text, voice, language }, use),
  );
  const owner = { workspaceId, ownerId: projectId, purpose: PURPOSE };
  const file = await saveFile(runtime, { ...owner, extension: "wav", content: wav, durationSeconds });
  await openSystem(runtime).transaction((within) =>
    saveMedia(within, { ...file, workspaceId, projectId, purpose: PURPOSE, description: voice, createdAt: now() }),
  );
}
