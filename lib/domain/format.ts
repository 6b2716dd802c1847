import type { StepName } from "./step.ts";
import { SPOKEN_THEME_MAX, THEME_MAX } from "./limits.ts";

export const FORMATS = [
  "carousel",
  "caption_reel",
  "animated_audio",
  "narrated_photos",
  "premium_carousel",
  "infographic",
] as const;
export type Format = (typeof FORMATS)[number];

/** What is made when nobody names a format. */
export const DEFAULT_FORMAT: Format = "carousel";

interface FormatRules {
  /** enabled per workspace */
  readonly preview: boolean;
  readonly themeMax: number;
  readonly readsLink: boolean;
  readonly needsVoice: boolean;
  /** what its making goes through, in order; the app shows it as it happens */
  readonly steps: readonly StepName[];
  /** which content object of PATCH edits it */
  readonly edits: "slides" | "reel" | "narration" | "reimagine";
  readonly slides: boolean;
  /** how many pages are drawn whole; null where none is */
  readonly drawnPages: number | null;
  /** the title stands in the picture, so it is written to fit there */
  readonly isTitleDrawn: boolean;
  /** what stands behind the narration: scenes that a person may edit, or photos, one a sentence, whose order they may change */
  readonly scenes: "drawn" | "photos" | null;
  /** where the film under its texts comes from */
  readonly clipSource: "library" | null;
  readonly isVideo: boolean;
  readonly isSilent: boolean;
  /** the picture shows little text, so the caption tells the reasons too */
  readonly captionExplains: boolean;
  /** its media is one file of the person's own choosing */
  readonly singleMedia: boolean;
  /** a photo may be a page by itself, without a word on it */
  readonly wordlessPages: boolean;
}

/** What is true of most; a row says where a format is otherwise. */
const USUAL = {
  preview: true,
  themeMax: THEME_MAX,
  readsLink: false,
  needsVoice: false,
  slides: false,
  drawnPages: null,
  isTitleDrawn: false,
  scenes: null,
  clipSource: null,
  isVideo: false,
  isSilent: false,
  captionExplains: false,
  singleMedia: false,
  wordlessPages: false,
} as const;

const NARRATED = {
  ...USUAL,
  themeMax: SPOKEN_THEME_MAX,
  needsVoice: true,
  edits: "narration",
  isVideo: true,
  captionExplains: true,
} as const;

/** Each format's rules; nothing else in the product asks for a format by name to know what it may do. */
export const FORMAT_RULES: Record<Format, FormatRules> = {
  carousel: {
    ...USUAL,
    preview: false,
    readsLink: true,
    steps: ["research", "writing", "drawing"],
    edits: "slides",
    slides: true,
    wordlessPages: true,
  },
  caption_reel: {
    ...USUAL,
    preview: false,
    steps: ["writing", "rendering"],
    edits: "reel",
    clipSource: "library",
    isVideo: true,
    captionExplains: true,
  },
  animated_audio: {
    ...NARRATED,
    steps: ["writing", "speaking", "rendering"],
    scenes: "drawn",
  },
  narrated_photos: {
    ...NARRATED,
    steps: ["writing", "drawing", "speaking", "rendering"],
    scenes: "photos",
  },
  premium_carousel: {
    ...USUAL,
    steps: ["writing", "drawing"],
    edits: "reimagine",
    slides: true,
    drawnPages: 6,
  },
  infographic: {
    ...USUAL,
    steps: ["writing", "drawing", "rendering"],
    edits: "reimagine",
    slides: true,
    drawnPages: 1,
    isTitleDrawn: true,
    isVideo: true,
    isSilent: true,
    singleMedia: true,
  },
};

const formatsWhere = (holds: (rules: FormatRules) => boolean): Format[] =>
  FORMATS.filter((format) => holds(FORMAT_RULES[format]));

export const PREVIEW_FORMATS = formatsWhere(({ preview }) => preview);
export const NARRATED_FORMATS = formatsWhere(({ edits }) => edits === "narration");

/** The formats that a project may use: open to all, or enabled for its workspace; those that speak, with a voice. */
export const usableFormats = (previewFormats: readonly string[], hasVoice: boolean): Format[] =>
  FORMATS.filter(
    (format) =>
      (!FORMAT_RULES[format].preview || previewFormats.includes(format)) &&
      (!FORMAT_RULES[format].needsVoice || hasVoice),
  );
