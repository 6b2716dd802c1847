import { libraryPhotos } from "#lib/content/photos/photos.ts";
import { storedFiles } from "#lib/db/json/generation.ts";
import type { NarrationDraft, PictureIdea } from "#lib/domain/draft.ts";
import type { PhotoScene } from "#lib/domain/narration.ts";
import { choosePhotos, libraryShows, photoPath } from "#lib/domain/photos.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { Making } from "./making.ts";

type Photo = Pick<PhotoScene, "photo" | "description">;

interface Photos {
  readonly photos: readonly Photo[];
  /** those of them that are the post's own files */
  readonly drawn: readonly StoredFile[];
}

const OWN_PHOTOS_MAX = 30;
/** Smaller than the screen: they move, and what is painted does not lose by it. */
const DRAWN = { width: 720, height: 1280 } as const;
const AT_ONCE = 2;

/** The project's own pictures, where it has some; else the library's, where they show what is told; else drawn ones. */
export async function photosFor(
  making: Making,
  { photos: ideas, script }: Pick<NarrationDraft, "photos" | "script">,
): Promise<Photos> {
  const own = await ownPhotos(making, ideas);
  if (own) return { photos: own, drawn: [] };
  const { post, seed } = making;
  const library = libraryPhotos(post.language);
  if (!libraryShows(library, ideas)) return drawPhotos(making, ideas, sentencesOf(script));
  const photos = choosePhotos(library, ideas, seed).map(({ description, slug }) => ({
    photo: photoPath(slug),
    description,
  }));
  return { photos, drawn: [] };
}

async function ownPhotos({ post, runtime }: Making, ideas: readonly PictureIdea[]): Promise<Photo[] | null> {
  const own = await runtime.db.media.findMany({
    where: { projectId: post.projectId, purpose: "picture", postId: null, removedAt: null },
    orderBy: { id: "desc" },
    take: OWN_PHOTOS_MAX,
    select: { key: true, description: true },
  });
  const [first] = own;
  if (!first) return null;
  return ideas.map((_, index) => {
    const { description, key } = own[index % own.length] ?? first;
    return { photo: key, description: description ?? "" };
  });
}

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
  const { brand, post, runtime, seed, signal, steps } = making;
  const views = viewsOf(ideas);
  const wanted = [...new Set(views)];
  const subjects = wanted.flatMap((view) => ideas[views.indexOf(view)] ?? []);
  const colors = paletteOf(brand, seed);
  const scenes = composeStory(subjects, { colors, seed, style: brand.imageStyle });
  const draw = async (idea: PictureIdea, index: number): Promise<StoredFile> => {
    const scene = scenes[index] ? { ...scenes[index] } : null;
    const asked = { ...idea, ...DRAWN, style: brand.imageStyle, colors, seed: seed + index, scene, wishes: [] };
    const content = await runtime.ports.image.draw({ ...asked, calm: "ends" }, signal);
    const owner = { workspaceId: post.workspaceId, ownerId: post.id, purpose: "scene" };
    return saveFile(runtime, { ...owner, ...DRAWN, extension: "jpg", content });
  };
  const drawn = await steps.run("drawing", storedFiles, async () => {
    const files: StoredFile[] = [];
    for (let first = 0; first < subjects.length; first += AT_ONCE) {
      const some = subjects.slice(first, first + AT_ONCE);
      files.push(...(await Promise.all(some.map((idea, index) => draw(idea, first + index)))));
    }
    return files;
  });
  // The artist's subjects are English: a picture is described by what is said while it is shown.
  const photos = views.map((view, index) => ({
    photo: drawn[wanted.indexOf(view)]?.key ?? "",
    description: sentences[index] ?? "",
  }));
  return { photos, drawn };
}
