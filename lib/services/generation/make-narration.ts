import type { NarrationDraft } from "#lib/domain/draft.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { renderedVideo } from "#lib/db/json/generation.ts";
import { type NarrationContent, type PhotoScene, SPEED } from "#lib/domain/narration.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { placePhotos } from "#lib/render/video/place-photos.ts";
import { placeScenes } from "#lib/render/video/place-scenes.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { ON_MACHINE } from "./step-results.ts";
import { photosFor } from "./narration-photos.ts";
import { renderNarration } from "./render-narration.ts";
import { speakInSteps, type SpokenScript } from "./speak.ts";

/** Writes a script, speaks it, and animates its scenes on the words that they illustrate. */
export async function makeAnimatedAudio(making: Making): Promise<Made> {
  const draft = await writeDraft(making, "animated_audio");
  return narrate(making, draft, ({ words }) => placeScenes(words, draft.scenes));
}

/** Writes a script, speaks it, and shows a photo for each of its sentences. */
export async function makeNarratedPhotos(making: Making): Promise<Made> {
  const draft = await writeDraft(making, "narrated_photos");
  const { drawn, photos } = await photosFor(making, draft);
  const place = ({ words }: SpokenScript) =>
    placePhotos(words, photos).map(({ end, photo, start }) => ({ start, end, ...photo }));
  return narrate(making, draft, place, drawn);
}

async function narrate(
  making: Making,
  draft: NarrationDraft & { title: string; caption: string },
  place: (spoken: SpokenScript) => (Scene | PhotoScene)[],
  drawn: readonly StoredFile[] = [],
): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const spoken = await speakInSteps(making, draft.script);
  const content: NarrationContent = {
    hook: draft.hook,
    script: draft.script,
    speed: SPEED.min,
    scenes: place(spoken),
    audioKey: spoken.file.key,
    durationSeconds: spoken.durationSeconds,
    recordedScript: draft.script,
    words: spoken.words,
    trackId: libraryTracks()[seed % libraryTracks().length]?.id ?? null,
  };
  const { cover, video } = await steps.run(
    "rendering",
    renderedVideo,
    () => renderNarration(runtime, post, brand, content, signal),
    ON_MACHINE,
  );
  return {
    title: draft.title,
    caption: draft.caption,
    slides: [],
    content,
    files: [video, cover, spoken.file, ...drawn],
    media: [video],
    coverKey: cover.key,
    clipIds: [],
  };
}
