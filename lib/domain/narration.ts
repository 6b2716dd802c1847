import type { Focus } from "./own-picture.ts";
import type { Scene } from "./scene.ts";

/** how a voice can be asked to say what follows */
export const TONES = ["excited", "calm", "whisper", "slow", "fast"] as const;
export const SPEED = { min: 1, max: 1.5 } as const;

/** A photo of a narrated_photos, for as long as its sentence is spoken. */
export interface PhotoScene {
  start: number;
  end: number;
  /** in the storage, or of our own library */
  photo: string;
  description: string;
  /** what of it is shown; left out: its most telling part */
  focus?: Focus | null | undefined;
}

/** A word of a recording; the offset is its place in the script without cues. */
export interface RecordedWord {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly offset: number;
}

/** What a narrated post keeps beside its post. */
export interface NarrationContent<AnyScene = Scene | PhotoScene> {
  hook: string;
  script: string;
  speed: number;
  scenes: AnyScene[];
  /** the recording's file; null until there is one */
  audioKey: string | null;
  durationSeconds: number;
  /** the script, without regard to speed, that the recording speaks */
  recordedScript: string;
  /** when each word of the recording is heard */
  words: RecordedWord[];
  trackId: string | null;
}

export interface NarrationEdit {
  hook?: string | undefined;
  script?: string | undefined;
  speed?: number | undefined;
  scenes?: Scene[] | undefined;
}

export const editNarration = (narration: NarrationContent, edit: NarrationEdit): NarrationContent => ({
  ...narration,
  hook: edit.hook ?? narration.hook,
  script: edit.script ?? narration.script,
  speed: edit.speed ?? narration.speed,
  scenes: edit.scenes ?? narration.scenes,
});

/** Where each sentence of a script stands in it, with the cues before it. */
export const sentenceSpans = (script: string): { from: number; to: number }[] =>
  Array.from(script.matchAll(/\S[\s\S]*?(?:[.!?…]+["”»’)]*(?=\s|$)|$)/gu), ({ 0: sentence, index }) => ({
    from: index,
    to: index + sentence.trimEnd().length,
  }));

/** A changed script is not heard until someone records it again. */
export const isAudioOutdated = ({
  recordedScript,
  script,
}: Pick<NarrationContent, "recordedScript" | "script">): boolean => script !== recordedScript;

/** Half of it before a photo begins, half after. */
export const PHOTO_FADE_SECONDS = 0.5;
const COVER_SECONDS = 1.5;
const BEFORE_LEAVING_SECONDS = 0.4;

/** The second of the video that its cover shows: where its first scene or photo stands whole, just before it leaves. */
export function coverSecond(
  {
    scenes,
    speed,
  }: { scenes: readonly (Pick<Scene, "start" | "end"> | Pick<PhotoScene, "start" | "photo">)[]; speed: number },
  seconds: number,
): number {
  const [first, second] = scenes.toSorted((one, other) => one.start - other.start);
  if (!first || "photo" in first) {
    const leaves = second ? second.start / speed - PHOTO_FADE_SECONDS / 2 : seconds;
    return Math.max(0, Math.min(COVER_SECONDS, leaves - PHOTO_FADE_SECONDS / 2, seconds / 2));
  }
  return Math.min(Math.max(first.start, first.end - BEFORE_LEAVING_SECONDS * speed) / speed, seconds / 2);
}
