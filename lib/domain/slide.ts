import { characters } from "./text.ts";

export const TEXTURES = ["none", "paper", "grain", "dots", "grid", "lines", "waves", "halftone"] as const;
export type Texture = (typeof TEXTURES)[number];

export interface FieldValue {
  blocks: { weight: "regular" | "bold"; text: string }[];
  /** a part of the text that is drawn in the brand's color; empty for none */
  highlight: string;
}

/** A slide's texts by the names that its layout gives them. */
export type SlideFields = Record<string, FieldValue>;

export const plainValue = (text: string): FieldValue => ({ blocks: [{ weight: "regular", text }], highlight: "" });

/** All that counts against the limit. */
export const valueLength = ({ blocks, highlight }: FieldValue): number =>
  characters(highlight) + blocks.reduce((sum, { text }) => sum + characters(text), 0);

/** A field as one text, for captions, search and alt texts. */
export const valueText = ({ blocks }: FieldValue): string => blocks.map(({ text }) => text).join(" ");

/** A slide's texts read out one after the other, each as a sentence. */
export const altTextOf = (fields: SlideFields): string =>
  Object.values(fields)
    .map((value) => valueText(value).trim())
    .filter((text) => text !== "")
    .map((text) => (/[.!?…:]["”’»)]?$/u.test(text) ? text : `${text}.`))
    .join(" ");

export interface SlideColors {
  background: string;
  text: string;
  brand: string;
}
