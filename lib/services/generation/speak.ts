import type { Runtime } from "#lib/runtime/context.ts";
import type { RecordedWord } from "#lib/domain/narration.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";

export interface SpokenScript {
  readonly file: StoredFile;
  readonly durationSeconds: number;
  readonly words: RecordedWord[];
}

/** Records a script in the project's voice; the recording stands in the storage. */
export async function speakScript(
  runtime: Runtime,
  { id: ownerId, language, projectId, workspaceId }: PostRow,
  script: string,
  signal: AbortSignal,
): Promise<SpokenScript> {
  const { db, ports } = runtime;
  const { voice: chosen } = await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { voice: true } });
  const voices = ports.voice.voices(language);
  const voice = voices.find(({ id }) => id === chosen) ?? voices[0];
  if (!voice) throw new Error(`There is no voice in ${language}`);
  const { durationSeconds, wav, words } = await ports.voice.speak({ text: script, voice: voice.id, language, signal });
  const owner = { workspaceId, ownerId, purpose: "voice" };
  const file = await saveFile(runtime, { ...owner, extension: "wav", content: wav, durationSeconds });
  return { file, durationSeconds, words: [...words] };
}
