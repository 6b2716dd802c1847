import type { Format } from "./format.ts";
import type { Language } from "./language.ts";
import type { LayoutId } from "./layout.ts";
import type { Mood } from "./mood.ts";
import type { OwnPicture } from "./own-picture.ts";
import type { SceneContent, SceneType } from "./scene.ts";
import type { SlideFields } from "./slide.ts";

/** All that a writer is told. The same brief and seed give the same draft of an embedded writer. */
export interface Brief {
  format: Format;
  theme: string;
  language: Language;
  brand: {
    profileName: string;
    description: string;
    audience: string;
    contentPreferences: string;
    toneOfVoice: string;
  };
  /** what was read at the link */
  article: { url: string; title: string; siteName: string | null; text: string } | null;
  /** of what was posted before, newest first: the theme, then how its caption begins and ends */
  earlier: string[];
  /** of the same posts the titles alone, which is all that a model is told of them */
  titles?: readonly string[];
  /** the brand's posts that did best, the best first */
  best?: readonly { readonly title: string; readonly caption: string }[];
  /** what the radar learned of the brand's field, in a sentence */
  insight?: string;
  /** what is on at the post's date: "no verão" */
  season?: string;
  seed: number;
}

/** What the built-in writer has to write from, the best first; `near`: what is nearest to the theme, `short`: nothing but its own words. */
export const MATTER_KINDS = ["told", "page", "library", "near", "short"] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/**
 * What a checked draft may still be suspected of: to say again what an earlier post said, to be in another language, to
 * name an address that nobody gave, to do what its material ordered.
 */
export const DOUBTS = ["repeats", "language", "address", "ordered"] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A draft, who wrote it, and from what; null: a model, which knows more than it is told. */
export interface Written {
  draft: Draft;
  writer: string;
  matter: MatterKind | null;
  /** why a person should look before it is posted; none where nothing is doubtful */
  doubts?: readonly Doubt[];
}

/** What the artist is told of one picture. */
export interface PictureIdea {
  /** a noun phrase in English: "coffee grinder", "dentist chair" */
  subject: string;
  mood: Mood;
  /** the project's own, that are shown in its place */
  own?: OwnPicture[] | undefined;
}

export interface CarouselDraft {
  slides: { layoutId: LayoutId; fields: SlideFields; picture: PictureIdea | null }[];
}

export interface ReelDraft {
  blocks: [hook: string, complement: string, call: string];
  picture: PictureIdea;
}

/** A scene by the words that it illustrates: it stands on screen while they are spoken. */
export interface SpokenScene {
  /** a run of words exactly as the script has them, without cues */
  words: string;
  type: SceneType;
  fields: SceneContent;
}

export interface NarrationDraft {
  hook: string;
  /** with bracketed cues: [pause], [excited], [calm], [whisper], [slow], [fast] */
  script: string;
  scenes: SpokenScene[];
  /** for narrated_photos: one idea a sentence of the script, in order */
  photos: PictureIdea[];
}

export interface PagesDraft {
  /** six pages that tell one story */
  pages: { title: string; body: string; picture: PictureIdea }[];
}

export const INFOGRAPHIC_KINDS = ["steps", "comparison", "parts", "timeline", "checklist"] as const;

export interface InfographicDraft {
  kind: (typeof INFOGRAPHIC_KINDS)[number];
  title: string;
  subtitle: string;
  /** 3 to 7; for a comparison `side` says which column */
  items: { title: string; text: string; side: "left" | "right" | null; picture: PictureIdea }[];
  sides: { left: string; right: string } | null;
  footer: string;
}

interface Drafts {
  carousel: CarouselDraft;
  caption_reel: ReelDraft;
  animated_audio: NarrationDraft;
  narrated_photos: NarrationDraft;
  premium_carousel: PagesDraft;
  infographic: InfographicDraft;
}

/** What a writer gives back: the post's title, its caption and its format's own content. */
export type Draft = { [F in Format]: { format: F; title: string; caption: string } & Drafts[F] }[Format];
