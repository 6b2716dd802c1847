import type { PictureIdea, SpokenScene } from "#lib/domain/draft.ts";
import type { Cue } from "#lib/writing/draft/script.ts";

/** A run of the script: its words, the cue before it, and what stands on screen meanwhile. */
export interface Beat {
  words: string;
  /** the same with its reason, for when there is time */
  longer?: string;
  cue: Cue | null;
  scene: Pick<SpokenScene, "type" | "fields">;
  picture: PictureIdea;
}
