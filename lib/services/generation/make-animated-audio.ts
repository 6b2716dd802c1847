import { LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { type NarrationContent, SPEED } from "#lib/domain/narration.ts";
import { placeScenes } from "#lib/render/video/place-scenes.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { renderNarration } from "./render-narration.ts";
import { speakScript } from "./speak.ts";

/** Writes a script, speaks it, and animates its scenes on the words that they illustrate. */
export async function makeAnimatedAudio(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const draft = await writeDraft(making, "animated_audio");
  const spoken = await steps.run("speaking", () => speakScript(runtime, post, draft.script, signal));
  const content: NarrationContent = {
    hook: draft.hook,
    script: draft.script,
    speed: SPEED.min,
    scenes: placeScenes(spoken.words, draft.scenes),
    audioKey: spoken.file.key,
    durationSeconds: spoken.durationSeconds,
    recordedScript: draft.script,
    words: spoken.words,
    trackId: LIBRARY_TRACKS[seed % LIBRARY_TRACKS.length]?.id ?? null,
  };
  const { cover, video } = await steps.run("rendering", () => renderNarration(runtime, post, brand, content, signal));
  return {
    title: draft.title,
    caption: draft.caption,
    slides: [],
    content,
    files: [video, cover, spoken.file],
    media: [video],
    coverKey: cover.key,
    clipIds: [],
  };
}
