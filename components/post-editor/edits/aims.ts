import { call } from "#lib/client/call.ts";
import type { Arguments } from "#lib/contract/index.ts";
import type { Focus } from "#lib/domain/own-picture.ts";
import type { FieldValue } from "#lib/domain/slide.ts";
import {
  type Detail,
  narrationOf,
  photosOf,
  type Post,
  reelOf,
  scenesOf,
  type Slide,
} from "#components/post-editor/post.ts";

/** What the editor shows of a post, as the server last said it. */
export interface Snapshot {
  post: Post;
  detail: Detail;
  slides: readonly Slide[];
}

type Body<Name extends "updateReel" | "updateAudiogram" | "styleSlide"> = NonNullable<Arguments<Name>["body"]>;

/** What plays behind a reel's boxes: a clip, or a photo that comes nearer. */
type Behind = { clipId: string } | { photo: { id: string; url: string; focus: Focus | null } };

/** Everything that is edited field by field, by what it is an edit of. */
export interface Values {
  caption: { caption: string };
  reel: Required<Body<"updateReel">>;
  narration: Required<Body<"updateAudiogram">>;
  photos: { photos: string[] };
  clip: { behind: Behind };
  track: { choice: { trackId: string | null; startSeconds: number } };
  text: Record<string, FieldValue>;
  page: Record<string, string>;
  style: Body<"styleSlide">;
  order: { order: string[] };
}

export type Kind = keyof Values;

interface AimOf<K extends Kind> {
  read(from: Snapshot, id: string): Partial<Values[K]>;
  write(id: string, values: Partial<Values[K]>, headers: Record<string, string>): Promise<unknown>;
  /** what is half typed is written once it is whole */
  isWhole?(values: Partial<Values[K]>): boolean;
}

/** Any row of the table below: what its values are, that row says. */
export interface AnyAim {
  read(from: Snapshot, id: string): object;
  write(id: string, values: object, headers: Record<string, string>): Promise<unknown>;
  isWhole?(values: object): boolean;
}

const isSaid = (text: string | undefined) => text === undefined || text.trim() !== "";
const slideOf = ({ slides }: Snapshot, id: string) => slides.find((slide) => slide.id === id);

/** Where each kind of value stands on the server, and how it gets there. */
export const AIMS: { [K in Kind]: AimOf<K> } = {
  caption: {
    read: ({ post }) => ({ caption: post.textContent ?? "" }),
    write: (id, body, headers) => call("updatePost", { params: { id }, body }, headers),
  },
  reel: {
    read: ({ post }) => {
      const reel = reelOf(post);
      if (!reel) return {};
      const { blocks, clip: _, font, frames: __, track: ___, ...look } = reel;
      const [block1 = "", block2 = "", block3 = ""] = blocks;
      // The server names its fonts by the same table.
      return { ...look, font: font as Values["reel"]["font"], block1, block2, block3 };
    },
    write: (id, body, headers) => call("updateReel", { params: { id }, body }, headers),
    isWhole: ({ block1, block3 }) => isSaid(block1) && isSaid(block3),
  },
  narration: {
    read: ({ post }) => {
      const narration = narrationOf(post);
      if (!narration) return {};
      const { hook, script, speed } = narration;
      return { hook, script, speed, scenes: scenesOf(narration) };
    },
    write: (id, body, headers) => call("updateAudiogram", { params: { id }, body }, headers),
    isWhole: ({ scenes, script }) => isSaid(script) && (scenes ?? []).every(({ end, start }) => end > start),
  },
  photos: {
    read: ({ post }) => {
      const narration = narrationOf(post);
      return narration ? { photos: photosOf(narration).map(({ photo }) => photo) } : {};
    },
    write: (id, { photos = [] }, headers) => call("orderPhotos", { params: { id }, body: { photos } }, headers),
  },
  clip: {
    read: ({ detail, post }) => {
      const [photo] = reelOf(post) ? detail.photos : [];
      if (!photo) return { behind: { clipId: reelOf(post)?.clip?.id ?? "" } };
      const { focus, id, url } = photo;
      return { behind: { photo: { id, url, focus } } };
    },
    write: (id, { behind = { clipId: "" } }, headers) => {
      if ("clipId" in behind) return call("chooseClip", { params: { id }, body: behind }, headers);
      const { focus, id: photoId } = behind.photo;
      return call("chooseClipPhoto", { params: { id }, body: { picture: { id: photoId, focus } } }, headers);
    },
  },
  track: {
    read: ({ post }) => {
      const track = reelOf(post)?.track;
      return { choice: { trackId: track?.id ?? null, startSeconds: track?.startSeconds ?? 0 } };
    },
    write: (id, { choice }, headers) => {
      const { startSeconds, trackId } = choice ?? { trackId: null, startSeconds: 0 };
      const body = trackId === null ? { trackId } : { trackId, startSeconds };
      return call("chooseTrack", { params: { id }, body }, headers);
    },
  },
  text: {
    read: (from, id) => Object.fromEntries((slideOf(from, id)?.fields ?? []).map(({ name, value }) => [name, value])),
    write: (id, fields, headers) => call("updateSlide", { params: { id }, body: { fields: said(fields) } }, headers),
  },
  page: {
    read: ({ detail }, id) =>
      Object.fromEntries(
        detail.pages.find((page) => page.id === id)?.texts.map(({ name, text }) => [name, text]) ?? [],
      ),
    write: (id, texts, headers) => call("writePage", { params: { id }, body: { texts: saidOf(texts) } }, headers),
  },
  style: {
    read: (from, id) => {
      const slide = slideOf(from, id);
      const texture = from.detail.pages.find((page) => page.id === id)?.texture;
      if (!slide) return {};
      const { background, brand, text } = slide.colors;
      return {
        ...(slide.titleFont !== null && { titleFont: slide.titleFont as Values["style"]["titleFont"] }),
        ...(slide.bodyFont !== null && { bodyFont: slide.bodyFont as Values["style"]["bodyFont"] }),
        texture,
        backgroundColor: background,
        brandColor: brand,
        textColor: text,
      };
    },
    write: (id, body, headers) => call("styleSlide", { params: { id }, body }, headers),
  },
  order: {
    read: ({ slides }) => ({ order: slides.map(({ id }) => id) }),
    write: (id, { order = [] }, headers) => call("orderSlides", { params: { id }, body: { order } }, headers),
  },
};

const saidOf = (texts: Partial<Values["page"]>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const said = (fields: Partial<Values["text"]>) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
