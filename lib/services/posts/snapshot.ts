import { altTextOf } from "#lib/domain/slide.ts";
import type { PostRow } from "./read-posts.ts";

/** What a publication's row keeps of its files: they are sent as they were when it began. */
export interface Snapshot {
  caption: string;
  media: { key: string; type: "image" | "video"; altText: string; coverKey: string | null }[];
  containerTries: number;
}

/** What is sent is what the post is now, whatever is changed later. */
export const snapshotOf = ({ coverKey, media, slides, textContent }: PostRow): Snapshot => ({
  caption: textContent ?? "",
  containerTries: 0,
  media: media.map(({ key, type }, index) => ({
    key,
    type,
    coverKey: type === "video" ? coverKey : null,
    altText: slides[index]?.altText ?? altTextOf(slides[index]?.fields ?? {}),
  })),
});
