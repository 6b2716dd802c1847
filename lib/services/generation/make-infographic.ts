import { asJson } from "#lib/db/json/as-json.ts";
import { join } from "node:path";
import type { Runtime } from "#lib/runtime/context.ts";
import { storedFile } from "#lib/db/json/generation.ts";
import type { InfographicPiece } from "#lib/db/json/picture.ts";
import { infographicScene } from "#lib/db/json/slide.ts";
import { newId } from "#lib/db/id.ts";
import { fontOr } from "#lib/domain/brand.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { composeScene } from "#lib/render/art/compose-scene.ts";
import { reimagine } from "#lib/render/art/reimagine.ts";
import {
  INFOGRAPHIC_HEIGHT,
  INFOGRAPHIC_WIDTH,
  renderInfographic,
} from "#lib/render/infographic/render-infographic.ts";
import { renderSilentReel } from "#lib/render/video/render-silent-reel.ts";
import { type BrandKit, paletteOf } from "#lib/services/brand/brand-kit.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { readFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { type Made, type Making, writeDraft } from "./making.ts";

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
  const still = await steps.run("drawing", storedFile, () => drawPiece(runtime, post, brand, piece));
  const video = await steps.run("rendering", storedFile, () => silentReel(runtime, post, still, signal));
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
        scene: asJson(piece),
        imageKey: still.key,
      },
    ],
    content: null,
    files: [video, still],
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
  };
  const page = await drawPiece(runtime, post, brand, again);
  return { scene: again, page, video: await silentReel(runtime, post, page, signal) };
}

async function drawPiece(
  runtime: Runtime,
  { id: ownerId, language, workspaceId }: Post,
  brand: BrandKit,
  { bodyFont, colors, seed, style, titleFont, told }: InfographicPiece,
): Promise<StoredFile> {
  const { jpeg } = await renderInfographic({
    ...told,
    colors,
    titleFont: fontOr(titleFont, brand.titleFont),
    bodyFont: fontOr(bodyFont, brand.bodyFont),
    brand: brand.header,
    language,
    style,
    seed,
  });
  return saveFile(runtime, { workspaceId, ownerId, purpose: "page", ...SIZE, extension: "jpg", content: jpeg });
}

export const silentReel = (
  runtime: Runtime,
  { id: ownerId, workspaceId }: Post,
  still: Pick<StoredFile, "key">,
  signal: AbortSignal,
): Promise<StoredFile> =>
  withFolder(async (folder) => {
    const image = await readFile(runtime, workspaceId, still.key);
    if (!image) throw new Error(`The picture ${still.key} is gone`);
    const out = join(folder, "piece.mp4");
    const { path: ffmpeg } = await readEncoder(runtime);
    await renderSilentReel(image, SECONDS, out, { ffmpeg, signal });
    const file = { extension: "mp4", content: { path: out }, durationSeconds: SECONDS } as const;
    return saveFile(runtime, { workspaceId, ownerId, purpose: "render", ...SIZE, ...file });
  });
