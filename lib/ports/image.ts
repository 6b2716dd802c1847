import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Use } from "./use.ts";

/** A picture as it is asked of an artist. */
export interface Picture extends PictureIdea {
  readonly style: ImageStyle;
  readonly width: number;
  readonly height: number;
  readonly colors: { readonly background: string; readonly brand: string };
  readonly seed: number;
  /** which side a text will stand on, and stays free of things; `ends`: both */
  readonly calm: "top" | "bottom" | "ends" | "none";
  /** what the embedded artist keeps of the picture: its own description, changed by every wish */
  readonly scene: Readonly<Record<string, unknown>> | null;
  /** the sentences by which a person changed it, oldest first */
  readonly wishes: readonly string[];
  /** what is told beside it, in its own language */
  readonly beside?: string;
  /** a picture by whose hand it is drawn; with wishes it is the picture that they change */
  readonly reference?: Buffer;
}

export interface ImagePort {
  readonly name: string;
  /** a model drew it: only then may the product say so */
  readonly isModel: boolean;
  /** A JPEG, PNG or WebP of at least the asked proportions. */
  draw(picture: Picture, use: Use): Promise<Buffer>;
}
