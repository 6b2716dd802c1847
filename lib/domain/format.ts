export const FORMATS = [
  "carousel",
  "caption_reel",
  "animated_audio",
  "narrated_photos",
  "premium_carousel",
  "infographic",
] as const;
export type Format = (typeof FORMATS)[number];

interface FormatRules {
  /** enabled per workspace */
  readonly preview: boolean;
  readonly themeMax: number;
  readonly readsLink: boolean;
  readonly needsVoice: boolean;
  /** which content object of PATCH edits it */
  readonly edits: "slides" | "reel" | "narration" | "reimagine";
  readonly slides: boolean;
  /** its media is one file of the person's own choosing */
  readonly singleMedia: boolean;
}

const THEME_MAX = 10_000;
const SPOKEN_THEME_MAX = 500;

/** Each format's rules; nothing else in the product asks for a format by name to know what it may do. */
export const FORMAT_RULES: Record<Format, FormatRules> = {
  carousel: {
    preview: false,
    themeMax: THEME_MAX,
    readsLink: true,
    needsVoice: false,
    edits: "slides",
    slides: true,
    singleMedia: false,
  },
  caption_reel: {
    preview: false,
    themeMax: THEME_MAX,
    readsLink: false,
    needsVoice: false,
    edits: "reel",
    slides: false,
    singleMedia: false,
  },
  animated_audio: {
    preview: true,
    themeMax: SPOKEN_THEME_MAX,
    readsLink: false,
    needsVoice: true,
    edits: "narration",
    slides: false,
    singleMedia: false,
  },
  narrated_photos: {
    preview: true,
    themeMax: SPOKEN_THEME_MAX,
    readsLink: false,
    needsVoice: true,
    edits: "narration",
    slides: false,
    singleMedia: false,
  },
  premium_carousel: {
    preview: true,
    themeMax: THEME_MAX,
    readsLink: false,
    needsVoice: false,
    edits: "reimagine",
    slides: true,
    singleMedia: false,
  },
  infographic: {
    preview: true,
    themeMax: THEME_MAX,
    readsLink: false,
    needsVoice: false,
    edits: "reimagine",
    slides: true,
    singleMedia: true,
  },
};

export const PREVIEW_FORMATS = FORMATS.filter((format) => FORMAT_RULES[format].preview);

/** The formats that a project may use: open to all, or enabled for its workspace; those that speak, with a voice. */
export const usableFormats = (previewFormats: readonly string[], hasVoice: boolean): Format[] =>
  FORMATS.filter(
    (format) =>
      (!FORMAT_RULES[format].preview || previewFormats.includes(format)) &&
      (!FORMAT_RULES[format].needsVoice || hasVoice),
  );
