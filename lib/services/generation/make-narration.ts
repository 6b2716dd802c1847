import type { NarrationDraft, PictureIdea } from "#lib/domain/draft.ts";
import { LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { type NarrationContent, type PhotoScene, SPEED } from "#lib/domain/narration.ts";
import { choosePhotos } from "#lib/domain/photos.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { placePhotos } from "#lib/render/video/place-photos.ts";
import { placeScenes } from "#lib/render/video/place-scenes.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { renderNarration } from "./render-narration.ts";
import { speakScript, type SpokenScript } from "./speak.ts";

/** Writes a script, speaks it, and animates its scenes on the words that they illustrate. */
export async function makeAnimatedAudio(making: Making): Promise<Made> {
  const draft = await writeDraft(making, "animated_audio");
  return narrate(making, draft, async ({ words }) => placeScenes(words, draft.scenes));
}

/** Writes a script, speaks it, and shows a photo for each of its sentences. */
export async function makeNarratedPhotos(making: Making): Promise<Made> {
  const draft = await writeDraft(making, "narrated_photos");
  return narrate(making, draft, async ({ words }) => {
    const photos = await photosFor(making, draft.photos);
    return placePhotos(words, photos).map(({ end, photo, start }) => ({ start, end, ...photo }));
  });
}

type Photo = Pick<PhotoScene, "photo" | "description">;

const OWN_PHOTOS_MAX = 30;

/** The project's own pictures, where it has some; else those of the library that fit each sentence. */
async function photosFor({ post, runtime, seed }: Making, ideas: readonly PictureIdea[]): Promise<Photo[]> {
  const own = await runtime.db.media.findMany({
    where: { projectId: post.projectId, purpose: "picture", postId: null, removedAt: null },
    orderBy: { id: "desc" },
    take: OWN_PHOTOS_MAX,
    select: { key: true, description: true },
  });
  const [first] = own;
  if (first) {
    return ideas.map((_, index) => {
      const { description, key } = own[index % own.length] ?? first;
      return { photo: key, description: description ?? "" };
    });
  }
  return choosePhotos(ideas, seed).map(({ description, slug }) => ({
    photo: `/library/photos/${slug}.jpg`,
    description: description[post.language],
  }));
}

async function narrate(
  { brand, post, runtime, seed, signal, steps }: Making,
  draft: NarrationDraft & { title: string; caption: string },
  place: (spoken: SpokenScript) => Promise<(Scene | PhotoScene)[]>,
): Promise<Made> {
  const spoken = await steps.run("speaking", () => speakScript(runtime, post, draft.script, signal));
  const content: NarrationContent = {
    hook: draft.hook,
    script: draft.script,
    speed: SPEED.min,
    scenes: await place(spoken),
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
