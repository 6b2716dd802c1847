import type { ImageStyle } from "#lib/domain/brand.ts";
import type { Picture } from "#lib/ports/image.ts";

const STYLES: Record<ImageStyle, string> = {
  illustration: "modern editorial illustration with soft light and depth",
  paper_cut: "layered paper-cut art with real shadows between the sheets",
  minimal: "minimal flat illustration, few shapes, much empty ground",
  geometric: "geometric composition of bold flat shapes",
  line_art: "clean line art on paper with a few touches of colour",
  retro: "mid-century print illustration with limited inks and halftone",
  watercolor: "loose watercolour on white paper",
  night: "night scene with deep blues and warm lights",
};

const CALM: Record<Picture["calm"], string> = {
  top: "Leave the upper two fifths plain and calm, for a text that is set later.",
  ends: "Leave the upper and the lower quarter plain and calm, for texts that are set later.",
  bottom: "Leave the lower third plain and calm, for a text that is set later.",
  none: "",
};

const NO_WORDS = "No words, letters, numbers, logos or watermarks.";
const SAME_HAND =
  "By the same hand as the given picture, with its manner, light and palette, but another view and composition.";

/** What a picture is to show. */
export function promptOf(picture: Picture): string {
  const { beside = "", calm, colors, mood, style, subject, wishes } = picture;
  return lines([
    `${subject}, ${mood} mood, ${STYLES[style]}.`,
    beside === "" ? "" : `It shows what this says, without writing it: ${beside}`,
    `A palette around ${colors.brand} that goes with ${colors.background}.`,
    CALM[calm],
    NO_WORDS,
    ...(wishes.length > 0 ? ["Changes that were asked for, in this order:", ...wishes.map((wish) => `- ${wish}`)] : []),
  ]);
}

/** What is asked of a model that is given another picture: the last wish changes it, without one it is the model's hand. */
export function promptBeside(picture: Picture): string {
  const wish = picture.wishes.at(-1);
  if (wish === undefined) return lines([promptOf(picture), SAME_HAND]);
  return lines([
    `Change the given picture (${picture.subject}) as is asked here, and leave all else as it is: ${wish}`,
    CALM[picture.calm],
    NO_WORDS,
  ]);
}

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n");
