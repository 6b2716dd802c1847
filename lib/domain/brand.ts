import { mixColors } from "./contrast.ts";

/** The fonts a brand may choose; the same files draw the posts and the app. */
export const FONTS = [
  "Inter",
  "Poppins",
  "Montserrat",
  "Nunito",
  "Raleway",
  "Space Grotesk",
  "Oswald",
  "Bebas Neue",
  "Lora",
  "Playfair Display",
  "DM Serif Display",
  "Caveat",
] as const;
export type Font = (typeof FONTS)[number];

export const DEFAULT_TITLE_FONT: Font = "Poppins";
export const DEFAULT_BODY_FONT: Font = "Inter";

/** A font by name, or the one to use where the name says none. */
export const fontOr = (name: string | null, fallback: Font): Font => FONTS.find((font) => font === name) ?? fallback;

/** How the pictures of a brand are drawn. */
export const IMAGE_STYLES = [
  "illustration",
  "paper_cut",
  "minimal",
  "geometric",
  "line_art",
  "retro",
  "watercolor",
  "night",
] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

/** What a project looks like before anyone says. */
export const NEW_BRAND = {
  imageStyle: "illustration",
  brandColor: "#5b3df5",
  backgroundColor: "#ffffff",
} as const satisfies { imageStyle: ImageStyle; brandColor: string; backgroundColor: string };

/** The longest each text of the brand may be. */

interface Ready {
  brandColor: string;
  dark: string;
  tint: string;
}

const READY: Record<string, Ready> = {
  violeta: { brandColor: "#5b3df5", dark: "#1b1440", tint: "#f1eeff" },
  cafe: { brandColor: "#b4531f", dark: "#2b1710", tint: "#f6e7d3" },
  horta: { brandColor: "#1f7a5c", dark: "#12372a", tint: "#eef6f0" },
  oceano: { brandColor: "#0f6fb5", dark: "#0b2540", tint: "#e8f3fb" },
  rosa: { brandColor: "#c2296e", dark: "#3d0f26", tint: "#fdeef5" },
  sol: { brandColor: "#b86e00", dark: "#35230a", tint: "#fff4dc" },
  vinho: { brandColor: "#8b1e3f", dark: "#2c0a15", tint: "#faecef" },
  terracota: { brandColor: "#b5482a", dark: "#33150c", tint: "#faeae4" },
  petroleo: { brandColor: "#0e7c86", dark: "#08292d", tint: "#e6f5f6" },
  grafite: { brandColor: "#374151", dark: "#111827", tint: "#f3f4f6" },
  lavanda: { brandColor: "#7a5cc0", dark: "#241a3d", tint: "#f4f0fb" },
  mata: { brandColor: "#3f6f2a", dark: "#17290f", tint: "#eff6ea" },
};

export interface Scheme {
  name: string;
  brandColor: string;
  backgroundColor: string;
  textColor: string;
}

type SchemeNames = Readonly<Record<"tint" | "light" | "dark", string>>;

export const schemesOf = ({ brandColor, dark, tint }: Ready, names: SchemeNames): Scheme[] => [
  { name: names.tint, brandColor, backgroundColor: tint, textColor: dark },
  { name: names.light, brandColor, backgroundColor: "#ffffff", textColor: dark },
  {
    name: names.dark,
    brandColor: mixColors(brandColor, "#ffffff", 0.55),
    backgroundColor: dark,
    textColor: tint,
  },
];

export const readyPalettes = (names: SchemeNames) =>
  Object.entries(READY).map(([key, ready]) => ({
    key,
    brandColor: ready.brandColor,
    schemes: schemesOf(ready, names),
  }));

/** A ready palette by its key, or one made from a brand color; null for what is neither. */
export function findPalette(key: string): Ready | null {
  const color = key.toLowerCase();
  const ready = Object.hasOwn(READY, key)
    ? READY[key]
    : Object.values(READY).find(({ brandColor }) => brandColor === color);
  if (ready) return ready;
  if (!/^#[0-9a-f]{6}$/.test(color)) return null;
  return { brandColor: color, dark: mixColors(color, "#000000", 0.8), tint: mixColors(color, "#ffffff", 0.9) };
}
