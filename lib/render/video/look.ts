import type { Font } from "#lib/domain/brand.ts";
import { mixColors, safeTextColor } from "#lib/domain/contrast.ts";
import type { Language } from "#lib/domain/language.ts";
import type { SlideColors } from "#lib/domain/slide.ts";
import type { BrandHeader } from "#lib/render/slides/input.ts";
import { type Palette, paletteOf } from "#lib/render/slides/palette.ts";

/** What a narrated video takes from its project. */
export interface NarrationLook {
  readonly header: BrandHeader;
  readonly colors: SlideColors;
  readonly titleFont: Font;
  readonly bodyFont: Font;
  readonly language: Language;
}

/** The colours on one card: each of them can be read or seen on its ground. */
export interface Tone {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  /** for shapes */
  readonly accent: string;
  readonly onAccent: string;
  /** for letters */
  readonly accentInk: string;
  readonly faint: string;
}

export type ToneName = "card" | "brand" | "soft";

const READS = 5;

export function tonesOf(colors: SlideColors): { palette: Palette; tones: Record<ToneName, Tone> } {
  const palette = paletteOf(colors);
  const { brand, card, cardInk, onBrand, onBrandMuted, soft, softBrandInk, softInk, softMuted } = palette;
  const onCard = safeTextColor(card, brand, 1.7);
  return {
    palette,
    tones: {
      card: {
        ground: card,
        ink: cardInk,
        muted: safeTextColor(card, mixColors(cardInk, card, 0.28), READS),
        accent: onCard,
        onAccent: safeTextColor(onCard, onBrand, READS),
        accentInk: safeTextColor(card, brand, READS),
        faint: mixColors(card, cardInk, 0.1),
      },
      soft: {
        ground: soft,
        ink: softInk,
        muted: softMuted,
        accent: brand,
        onAccent: onBrand,
        accentInk: softBrandInk,
        faint: mixColors(soft, softInk, 0.12),
      },
      brand: {
        ground: brand,
        ink: onBrand,
        muted: onBrandMuted,
        accent: onBrand,
        onAccent: safeTextColor(onBrand, brand, READS),
        accentInk: onBrand,
        faint: mixColors(brand, onBrand, 0.2),
      },
    },
  };
}
