export type Language = "pt" | "en" | "es";

export type Motif =
  | "cup"
  | "cake"
  | "pizza"
  | "cross"
  | "tooth"
  | "apple"
  | "mind"
  | "comb"
  | "razor"
  | "scales"
  | "ledger"
  | "plan"
  | "house"
  | "gear"
  | "dress"
  | "paw"
  | "flower"
  | "pencil"
  | "thread"
  | "dumbbell"
  | "lotus"
  | "plane"
  | "camera"
  | "book";

/** One kind of small business: an account that posts about it and a channel that films it. */
export interface Niche {
  kind: string;
  language: Language;
  handle: string;
  name: string;
  biography: string;
  followers: number;
  channel: { handle: string; name: string; subscribers: number };
  hue: number;
  motif: Motif;
  hashtags: string[];
  /** With their article: they stand after "sobre", "com" and "para". */
  subjects: string[];
  posts: [title: string, text: string][];
}
