import { spokenScript } from "#lib/db/json/generation.ts";
import type { RecordedWord } from "#lib/domain/narration.ts";
import type { Voice, VoicePort } from "#lib/ports/voice.ts";
import { passagesOf } from "#lib/render/audio/passages.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { readWav, writeWav } from "#lib/render/audio/wav.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { requireFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { askMaker, type Asking } from "#lib/services/usage/ask-maker.ts";
import type { Making } from "./making.ts";

export interface SpokenScript {
  readonly file: StoredFile;
  readonly durationSeconds: number;
  readonly words: RecordedWord[];
}

const AT_ONCE = 2;

/** Records a script in the project's voice; the recording stands in the storage. */
export async function speakScript(asking: Asking, post: PostRow, script: string): Promise<SpokenScript> {
  const { makers, runtime } = asking;
  const { language } = post;
  const { id: voice } = await voiceOf(runtime, makers.voice, post);
  const recording = await askMaker(asking, "voice", (speaker, use) =>
    speaker.speak({ text: script, voice, language }, use),
  );
  const { durationSeconds, wav, words } = recording;
  return { file: await saveSpeech(runtime, post, wav, durationSeconds), durationSeconds, words: [...words] };
}

/** The same as steps of a making: what a model speaks is spoken passage by passage, each kept by itself. */
export async function speakInSteps(making: Making, script: string): Promise<SpokenScript> {
  const { makers, post, runtime, steps } = making;
  if (!makers.voice.isModel) {
    return steps.run("speaking", spokenScript, () => speakScript(making, post, script), { place: "machine" });
  }
  const passages = passagesOf(script);
  const speaking = { codec: spokenScript, atOnce: AT_ONCE, place: "provider" } as const;
  const spoken = await steps.each("speaking", passages, speaking, async ({ text, words }) => {
    const heard = await speakScript(making, post, text);
    return { ...heard, words: heard.words.map((word, index) => ({ ...word, offset: words[index]?.offset ?? 0 })) };
  });
  return steps.run("speaking.whole", spokenScript, () => joinSpeech(runtime, post, spoken));
}

async function joinSpeech(runtime: Runtime, post: PostRow, spoken: readonly SpokenScript[]): Promise<SpokenScript> {
  const sounds: Float32Array[] = [];
  let rate = SAMPLE_RATE;
  const words: RecordedWord[] = [];
  let seconds = 0;
  for (const { file, words: heard } of spoken) {
    const wav = readWav(await requireFile(runtime, post.workspaceId, file.key));
    const [sound] = wav?.channels ?? [];
    if (!wav || !sound) throw new Error(`The recording ${file.key} has no sound`);
    ({ rate } = wav);
    for (const word of heard) {
      const [startSeconds, endSeconds] = [seconds + word.startSeconds, seconds + word.endSeconds];
      words.push({ ...word, startSeconds, endSeconds });
    }
    sounds.push(sound);
    seconds += sound.length / rate;
  }
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return { file: await saveSpeech(runtime, post, writeWav([whole], rate), seconds), durationSeconds: seconds, words };
}

async function voiceOf({ db }: Runtime, speaker: VoicePort, { language, projectId }: PostRow): Promise<Voice> {
  const { voice: chosen } = await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { voice: true } });
  const voices = speaker.voices(language);
  const voice = voices.find(({ id }) => id === chosen) ?? voices[0];
  if (!voice) throw new Error(`There is no voice in ${language}`);
  return voice;
}

const saveSpeech = (
  runtime: Runtime,
  { id: ownerId, workspaceId }: PostRow,
  content: Buffer,
  durationSeconds: number,
): Promise<StoredFile> =>
  saveFile(runtime, { workspaceId, ownerId, purpose: "voice", extension: "wav", content, durationSeconds });
