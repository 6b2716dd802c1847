import type { Context } from "#lib/runtime/context.ts";
import { DEFAULT_BODY_FONT, DEFAULT_TITLE_FONT, type Font, fontOr, type ImageStyle } from "#lib/domain/brand.ts";
import { isDark, safeTextColor } from "#lib/domain/contrast.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { SlideColors } from "#lib/domain/slide.ts";
import { readFile } from "#lib/services/media/save-file.ts";

/** A project's brand as whoever writes and draws is given it. */
export interface BrandKit {
  readonly words: Brief["brand"];
  readonly header: { profileName: string; handle: string | null; photo: Buffer | null; logo: Buffer | null };
  readonly titleFont: Font;
  readonly bodyFont: Font;
  readonly imageStyle: ImageStyle;
  /** the project's palettes, or the one that its colors make */
  readonly palettes: readonly [SlideColors, ...SlideColors[]];
}

const INK = "#17151f";
const PAPER = "#faf8f4";

/** Dark words on what is light, light ones on what is dark. */
const inkFor = (background: string): string => safeTextColor(background, isDark(background) ? PAPER : INK);

export async function readBrandKit(runtime: Pick<Context, "db" | "ports">, projectId: string): Promise<BrandKit> {
  const project = await runtime.db.project.findUniqueOrThrow({
    where: { id: projectId },
    include: { brand: true, palettes: { orderBy: { position: "asc" } }, social: { select: { handle: true } } },
  });
  const { brand, name, palettes, social, workspaceId } = project;
  if (!brand) throw new Error(`Project ${projectId} has no brand`);
  const [photo, logo] = await Promise.all([
    readFile(runtime, workspaceId, brand.photoKey),
    readFile(runtime, workspaceId, brand.logoKey),
  ]);
  const profileName = brand.profileName || name;
  const own: SlideColors = {
    background: brand.backgroundColor,
    text: inkFor(brand.backgroundColor),
    brand: brand.brandColor,
  };
  const [first = own, ...rest] = palettes.map(({ backgroundColor, brandColor, textColor }) => ({
    background: backgroundColor,
    text: textColor,
    brand: brandColor,
  }));
  return {
    words: {
      profileName,
      description: brand.description,
      audience: brand.audience,
      contentPreferences: brand.contentPreferences,
      toneOfVoice: brand.toneOfVoice,
    },
    header: { profileName, handle: social?.handle ?? null, photo, logo },
    titleFont: fontOr(brand.titleFont, DEFAULT_TITLE_FONT),
    bodyFont: fontOr(brand.bodyFont, DEFAULT_BODY_FONT),
    imageStyle: brand.imageStyle,
    palettes: [first, ...rest],
  };
}

/** The palette of one post: brands with several show them in turn. */
export const paletteOf = ({ palettes }: BrandKit, seed: number): SlideColors =>
  palettes[seed % palettes.length] ?? palettes[0];
