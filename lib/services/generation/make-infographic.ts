import { asJson } from "#lib/db/json/as-json.ts";
import { join } from "node:path";
import type { Context, Runtime } from "#lib/runtime/context.ts";
import { storedFile } from "#lib/db/json/generation.ts";
import type { InfographicPiece } from "#lib/db/json/picture.ts";
import { infographicScene } from "#lib/db/json/slide.ts";
import { newId } from "#lib/db/id.ts";
import { fontOr } from "#lib/domain/brand.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { composeScene } from "#lib/render/art/compose-scene.ts";
import { reimagine } from "#lib/render/art/reimagine.ts";
import { cutPicture } from "#lib/render/paint/cut-picture.ts";
import { HEAD_PICTURE } from "#lib/render/infographic/head-picture.ts";
import { renderInfographic } from "#lib/render/infographic/render-infographic.ts";
import { INFOGRAPHIC_HEIGHT, INFOGRAPHIC_WIDTH } from "#lib/render/infographic/size.ts";
import type { Picture } from "#lib/ports/image.ts";
import { renderSilentReel } from "#lib/render/video/render-silent-reel.ts";
import { type BrandKit, paletteOf } from "#lib/services/brand/brand-kit.ts";
import { readPictures } from "#lib/services/library/read-pictures.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { requireFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { withOwn } from "./own-pictures.ts";
import { paintAgain } from "./paint-again.ts";
import { paintEach } from "./paint-each.ts";
import { ON_MACHINE } from "./step-results.ts";

const SECONDS = 8;
const SIZE = { width: INFOGRAPHIC_WIDTH, height: INFOGRAPHIC_HEIGHT };

type Post = Pick<PostRow, "id" | "workspaceId" | "language">;

/** Tells the theme by a structure, on one piece, and makes the silent reel that shows it. */
export async function makeInfographic(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const { caption, format: _, ...told } = await writeDraft(making, "infographic");
  const { bodyFont, imageStyle: style, titleFont } = brand;
  const piece: InfographicPiece = {
    told,
    colors: paletteOf(brand, seed),
    titleFont,
    bodyFont,
    style,
    seed,
    wishes: [],
  };
  const [first] = told.items;
  const beside = [told.title, told.subtitle].join(" ");
  const [idea] = await withOwn(making, [first ? { idea: first.picture, beside } : null]);
  const [picture] = idea?.own ? [] : await paintEach(making, [pictureOfHead(piece)]);
  const shown: InfographicPiece = { ...piece, key: picture?.key, own: idea?.own };
  const still = await steps.run("drawing", storedFile, () => drawPiece(runtime, post, brand, shown), ON_MACHINE);
  const video = await steps.run("rendering", storedFile, () => silentReel(runtime, post, still, signal), ON_MACHINE);
  return {
    title: told.title,
    caption,
    slides: [
      {
        id: newId("slide"),
        layoutId: "page",
        variant: null,
        fields: asJson({ title: plainValue(told.title), body: plainValue(told.subtitle) }),
        titleFont,
        bodyFont,
        ...piece.colors,
        scene: asJson(shown),
        imageKey: still.key,
      },
    ],
    content: null,
    files: [video, still, ...(picture ? [picture] : [])],
    media: [video],
    coverKey: still.key,
    clipIds: [],
  };
}

/** The piece as a sentence changes it: its colors, its style, its composition. */
export async function redrawInfographic(
  runtime: Runtime,
  post: PostRow,
  { id, scene }: SlideRow,
  brand: BrandKit,
  instruction: string,
  signal: AbortSignal,
) {
  const piece = infographicScene.read(scene, id);
  const { colors, seed, style, told } = piece;
  const idea = told.items[0]?.picture ?? { subject: told.title, mood: "calm" as const };
  const asked = reimagine(composeScene({ idea, style, colors, seed }), instruction).scene;
  const again: InfographicPiece = {
    ...piece,
    style: asked.style,
    seed: asked.seed === seed ? seed + 1 : asked.seed,
    colors: { ...colors, ...asked.colors },
    wishes: [...piece.wishes, instruction],
    own: undefined,
  };
  const makers = await makersOf(runtime, post.workspaceId);
  // A sentence changes what is drawn: a photo of one's own gives way to it.
  const picture = await paintAgain({ makers, runtime, signal }, post, pictureOfHead(again), piece.key);
  const page = await drawPiece(runtime, post, brand, { ...again, key: picture?.key });
  return { scene: { ...again, key: picture?.key }, page, picture };
}

/** What a model shows at its head; the built-in artist draws small things beside its lines instead. */
function pictureOfHead({ colors, seed, style, told, wishes }: InfographicPiece): Picture {
  const mood = told.items[0]?.picture.mood ?? "calm";
  return { subject: told.title, mood, ...HEAD_PICTURE, style, colors, seed, scene: null, wishes, calm: "none" };
}

export async function drawPiece(
  runtime: Pick<Context, "db" | "ports">,
  { id: ownerId, language, workspaceId }: Post,
  brand: BrandKit,
  { bodyFont, colors, key, own, seed, style, titleFont, told }: InfographicPiece,
): Promise<StoredFile> {
  const given = own ? await readPictures(runtime, workspaceId, own) : [];
  const head = () => (key === undefined ? null : requireFile(runtime, workspaceId, key));
  const { jpeg } = await renderInfographic({
    ...told,
    picture: given.length > 0 ? await cutPicture(given, HEAD_PICTURE) : await head(),
    colors,
    titleFont: fontOr(titleFont, brand.titleFont),
    bodyFont: fontOr(bodyFont, brand.bodyFont),
    brand: brand.header,
    language,
    style,
    seed,
  });
  const file = { purpose: "page", ...SIZE, extension: "jpg", content: jpeg } as const;
  return saveFile(runtime, { workspaceId, ownerId, ...file });
}

export const silentReel = (
  runtime: Runtime,
  { id: ownerId, workspaceId }: Post,
  still: Pick<StoredFile, "key">,
  signal: AbortSignal,
): Promise<StoredFile> =>
  withFolder(async (folder) => {
    const image = await requireFile(runtime, workspaceId, still.key);
    const out = join(folder, "piece.mp4");
    const { path: ffmpeg } = await readEncoder(runtime);
    await renderSilentReel(image, SECONDS, out, { ffmpeg, signal });
    const file = { extension: "mp4", content: { path: out }, durationSeconds: SECONDS } as const;
    return saveFile(runtime, { workspaceId, ownerId, purpose: "render", ...SIZE, ...file });
  });
