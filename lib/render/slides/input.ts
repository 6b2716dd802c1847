import type { Font, ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import type { GivenPicture } from "#lib/render/paint/cut-picture.ts";
import type { SlideColors, SlideFields, Texture } from "#lib/domain/slide.ts";

export interface BrandHeader {
  profileName: string;
  /** without the at sign */
  handle: string | null;
  photo: Buffer | null;
  logo: Buffer | null;
}

export type SlidePicture =
  | { kind: "bytes"; bytes: Buffer }
  /** the project's own: shown on any layout, cut as a person chose */
  | { kind: "own"; pictures: readonly GivenPicture[] }
  | { kind: "idea"; idea: PictureIdea; style: ImageStyle };

/** What every still needs to set a text. */
export interface StillInput {
  fields: SlideFields;
  colors: SlideColors;
  titleFont: Font;
  bodyFont: Font;
  /** from 1 */
  position: number;
  total: number;
  brand: BrandHeader;
  language: Language;
}

export interface SlideInput extends StillInput {
  layoutId: LayoutId;
  texture: Texture;
  picture: SlidePicture | null;
  /** one for the whole carousel: it settles the family look, and with the place below each composition */
  seed: number;
  /** from 1: where the slide stood when its composition was chosen, if it stands elsewhere now */
  look?: number;
}

export const SLIDE_WIDTH = 1080;
export const SLIDE_HEIGHT = 1350;
