import { libraryPhotos } from "#lib/content/photos/photos.ts";
import { storedFile } from "#lib/db/json/generation.ts";
import type { NarrationDraft, PictureIdea } from "#lib/domain/draft.ts";
import type { PhotoScene } from "#lib/domain/narration.ts";
import { choosePhotos, libraryShows, photoPath } from "#lib/domain/photos.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { Picture } from "#lib/ports/image.ts";
import type { Making } from "./making.ts";
import { ideaFor } from "./idea-for.ts";
import { findPictures, withOwn } from "./own-pictures.ts";
import { paintEach } from "./paint-each.ts";

type Photo = Pick<PhotoScene, "photo" | "description" | "focus">;

interface Photos {
  readonly photos: readonly Photo[];
  /** those of them that are the post's own files */
  readonly drawn: readonly StoredFile[];
}

/** Smaller than the screen: they move, and what is painted does not lose by it. */
const DRAWN = { width: 720, height: 1280 } as const;
const AT_ONCE = 2;

/**
 * The project's own pictures, where it has some; else a model's; without one the library's, where they show what is
 * told; else drawn ones.
 */
export async function photosFor(
  making: Making,
  { photos: ideas, script }: Pick<NarrationDraft, "photos" | "script">,
): Promise<Photos> {
  const sentences = sentencesOf(script);
  const own = await ownPhotos(making, ideas, sentences);
  if (own) return { photos: own, drawn: [] };
  const { makers, post, seed } = making;
  const library = libraryPhotos(post.language);
  if (makers.image.isModel || !libraryShows(library, ideas)) {
    const shown = ideas.map((idea) => ideaFor(making, idea));
    return drawPhotos(making, shown, sentences);
  }
  const photos = choosePhotos(library, ideas, seed).map(({ description, slug }) => ({
    photo: photoPath(slug),
    description,
  }));
  return { photos, drawn: [] };
}

/** The one that shows what is said, where one is known to; else the next that was not seen yet. */
async function ownPhotos(
  making: Making,
  ideas: readonly PictureIdea[],
  sentences: readonly string[],
): Promise<Photo[] | null> {
  const { post, runtime } = making;
  const asked = ideas.map((idea, index) => ({ idea, beside: sentences[index] ?? "" }));
  const settled = await withOwn(making, asked);
  const library = await findPictures(runtime, post.projectId);
  const named = new Set(settled.flatMap((idea) => idea?.own?.map(({ id }) => id) ?? []));
  const others = library.filter(({ id }) => !named.has(id));
  const spare = others.length > 0 ? others : library;
  let next = 0;
  const photos = settled.flatMap((idea) => {
    const [chosen] = idea?.own ?? [];
    const file = library.find(({ id }) => id === chosen?.id) ?? (chosen ? null : spare[next++ % spare.length]);
    if (chosen) return [{ photo: chosen.key, description: saidOf(file), focus: chosen.focus }];
    return file ? [{ photo: file.key, description: saidOf(file), focus: null }] : [];
  });
  return photos.length === ideas.length && photos.length > 0 ? photos : null;
}

const saidOf = (file: { altText: string | null; description: string | null } | null | undefined): string =>
  file?.altText ?? file?.description ?? "";

/** A subject that is told twice in a row is seen in two ways, in turn. */
const viewsOf = (ideas: readonly PictureIdea[]): string[] => {
  const views: string[] = [];
  for (const { subject } of ideas) views.push(views.at(-1) === `${subject} 1` ? `${subject} 2` : `${subject} 1`);
  return views;
};

/** One picture for each view of a subject, all by one hand. */
async function drawPhotos(
  making: Making,
  ideas: readonly PictureIdea[],
  sentences: readonly string[],
): Promise<Photos> {
  const { brand, makers, post, runtime, seed, signal, steps } = making;
  const views = viewsOf(ideas);
  const wanted = [...new Set(views)];
  const subjects = wanted.flatMap((view) => ideas[views.indexOf(view)] ?? []);
  const colors = paletteOf(brand, seed);
  const scenes = composeStory(subjects, { colors, seed, style: brand.imageStyle });
  const pictures = subjects.map((idea, index): Picture => {
    const scene = scenes[index] ? { ...scenes[index] } : null;
    const beside = sentences[views.indexOf(wanted[index] ?? "")] ?? "";
    const look = { ...DRAWN, beside, style: brand.imageStyle, colors, seed: seed + index, calm: "ends" } as const;
    return { ...idea, ...look, scene, wishes: [] };
  });
  const owner = { workspaceId: post.workspaceId, ownerId: post.id, purpose: "scene" };
  const drawing = { codec: storedFile, atOnce: AT_ONCE, place: "machine" } as const;
  const drawn = makers.image.isModel
    ? await paintEach(making, pictures)
    : await steps.each("drawing", pictures, drawing, async (picture) => {
        const content = await makers.image.draw(picture, { signal });
        return saveFile(runtime, { ...owner, ...DRAWN, extension: "jpg", content });
      });
  // The artist's subjects are English: a picture is described by what is said while it is shown.
  const photos = views.map((view, index) => ({
    photo: drawn[wanted.indexOf(view)]?.key ?? "",
    description: sentences[index] ?? "",
  }));
  return { photos, drawn };
}
