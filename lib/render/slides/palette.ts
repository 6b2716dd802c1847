import { contrast, isDark, luminance, mixColors, parseColor, safeTextColor } from "#lib/domain/contrast.ts";
import type { SlideColors } from "#lib/domain/slide.ts";

/** A little above the rule: textures and grain move single pixels. */
const READS = 5;

/** The part each colour plays on a slide, from the three that the person chose. */
export interface Palette {
  /** an ornament's colour on the ground: texts of the slide may cross it */
  readonly ornament: (share: number) => string;
  /** the same on the brand's colour */
  readonly brandOrnament: string;
  readonly ground: string;
  readonly ink: string;
  /** less important text */
  readonly muted: string;
  /** the brand's colour for shapes: always seen on the ground */
  readonly brand: string;
  /** the brand's colour for letters */
  readonly brandInk: string;
  readonly onBrand: string;
  readonly onBrandMuted: string;
  /** a breath of the brand on the ground */
  readonly soft: string;
  readonly softInk: string;
  readonly softBrandInk: string;
  readonly softMuted: string;
  readonly card: string;
  readonly cardInk: string;
  readonly hairline: string;
  readonly dark: boolean;
}

/** How far a colour is from grey. */
const liveliness = (color: string): number => {
  const channels = parseColor(color);
  return Math.max(...channels) - Math.min(...channels);
};

/** A breath of the brand on the ground; where the two cancel out to a muddy grey, a breath of light or shade. */
function softOf(ground: string, brand: string, dark: boolean): string {
  const toned = mixColors(ground, brand, dark ? 0.2 : 0.11);
  if (liveliness(toned) * 2 > liveliness(ground)) return toned;
  return mixColors(ground, dark ? "#ffffff" : "#000000", dark ? 0.1 : 0.05);
}

const onto = (background: string, wanted: string) => safeTextColor(background, wanted, READS);

/** White on the brand where it reads, else the ground or the ink of the slide, whichever reads better. */
function overBrand(brand: string, { background, text }: SlideColors): string {
  const [first = "#ffffff"] = [background, "#ffffff", text, "#000000"]
    .filter((color) => contrast(brand, color) >= READS)
    .toSorted((a, b) => luminance(b) - luminance(a));
  return onto(brand, first);
}

export function paletteOf(colors: SlideColors): Palette {
  const { background: ground, text } = colors;
  const dark = isDark(ground);
  const ink = onto(ground, text);
  const seen = safeTextColor(ground, colors.brand, 1.7);
  const onBrand = overBrand(seen, colors);
  // A colour in the middle of the scale carries neither black nor white well: it moves, not the letters.
  const brand = safeTextColor(onBrand, seen, READS + 0.1);
  const soft = softOf(ground, brand, dark);
  const card = dark
    ? mixColors(ground, "#ffffff", 0.07)
    : mixColors(ground, "#ffffff", luminance(ground) > 0.9 ? 0 : 0.72);
  const away = isDark(ink) ? "#ffffff" : "#000000";
  const ornament = (share: number) => {
    const tone = mixColors(ground, brand, share);
    return contrast(tone, ink) >= READS * 0.96 ? tone : mixColors(ground, away, share * 0.6);
  };
  return {
    ornament,
    brandOrnament: mixColors(brand, isDark(onBrand) ? "#ffffff" : "#000000", 0.13),
    ground,
    ink,
    muted: onto(ground, mixColors(ink, ground, 0.26)),
    brand,
    brandInk: onto(ground, colors.brand),
    onBrand,
    onBrandMuted: onto(brand, mixColors(onBrand, brand, 0.16)),
    soft,
    softInk: onto(soft, ink),
    softBrandInk: onto(soft, colors.brand),
    softMuted: onto(soft, mixColors(ink, soft, 0.24)),
    card,
    cardInk: onto(card, ink),
    hairline: mixColors(ground, ink, dark ? 0.2 : 0.14),
    dark,
  };
}
