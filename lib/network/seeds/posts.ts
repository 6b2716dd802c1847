import type { Post, Profile, Slide } from "#lib/network/feed/post.ts";
import { outlierLift } from "#lib/network/growth.ts";
import { shortcodeOf } from "#lib/network/ids.ts";
import { chance, hash, nth, pick, wholeBetween } from "#lib/network/seeded.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { Niche } from "./niche.ts";
import { about, PHRASES } from "./phrases.ts";

const DAY_MS = 86_400_000;
const WINDOW_MS = 60 * DAY_MS;
const SAO_PAULO_MS = 3 * 3_600_000;
const HOURS = [7, 8, 11, 12, 12, 17, 18, 19, 19, 20, 21] as const;

const PREFIX = "1790";
const ID = /^1790(\d{3})(\d{6})(\d{4})$/;

/** The posts that an account makes in sixty days. */
const postsInWindow = (niche: Niche): number => wholeBetween(`${niche.handle}:pace`, 22, 38);

function seededProfile(index: number): Profile | null {
  const niche = CATALOGUE[index];
  if (!niche) return null;
  return {
    id: `17840${String(index).padStart(3, "0")}${String(hash(niche.handle) % 1e9).padStart(9, "0")}`,
    handle: niche.handle,
    name: niche.name,
    biography: niche.biography,
    category: niche.kind,
    followers: niche.followers,
    language: niche.language,
    hue: niche.hue,
    isLocal: false,
    hidesLikes: false,
  };
}

const PROFILES = CATALOGUE.map((_, index) => seededProfile(index)).filter((profile) => profile !== null);

export const seededProfiles = (): readonly Profile[] => PROFILES;

/** The posts of the last sixty days, newest first. Time makes them: there is always a fresh one. */
export function seededPosts(handle: string, now: number): Post[] {
  const index = CATALOGUE.findIndex((niche) => niche.handle === handle);
  const niche = CATALOGUE[index];
  if (!niche) return [];
  const interval = WINDOW_MS / postsInWindow(niche);
  const last = Math.floor(now / interval) + 1;
  const posts: Post[] = [];
  for (let k = Math.floor((now - WINDOW_MS) / interval) - 1; k <= last; k++) {
    const at = timeOf(niche, k);
    if (at > now - WINDOW_MS && at <= now) posts.push(makePost(niche, index, k));
  }
  return posts.toSorted((a, b) => b.publishedAt - a.publishedAt);
}

/** A post by its id, however old: its address never dies. */
export function seededPost(id: string, now: number): Post | null {
  const [, index, k] = ID.exec(id) ?? [];
  const niche = CATALOGUE[Number(index)];
  if (!niche || idOf(niche, Number(index), Number(k)) !== id || timeOf(niche, Number(k)) > now) return null;
  return makePost(niche, Number(index), Number(k));
}

function timeOf(niche: Niche, k: number): number {
  const interval = WINDOW_MS / postsInWindow(niche);
  const seed = `${niche.handle}:${k}`;
  const near = k * interval + chance(`${seed}:jitter`) * interval * 0.6;
  const midnight = Math.floor((near - SAO_PAULO_MS) / DAY_MS) * DAY_MS + SAO_PAULO_MS;
  return midnight + pick(`${seed}:hour`, HOURS) * 3_600_000 + wholeBetween(`${seed}:minute`, 0, 59) * 60_000;
}

const idOf = (niche: Niche, index: number, k: number): string =>
  PREFIX +
  String(index).padStart(3, "0") +
  String(k).padStart(6, "0") +
  String(hash(`${niche.handle}:${k}`) % 10_000).padStart(4, "0");

export interface Drawn {
  niche: Niche;
  title: string;
  text: string;
  seed: string;
}

/** What a seeded post says: tips of its own trade first, then takes on its subjects. */
function wordsOf(niche: Niche, k: number): Drawn {
  const seed = `${niche.handle}:${k}`;
  const own = niche.posts.length;
  const round = own + niche.subjects.length;
  const place = k % round;
  if (place < own) {
    const [title, text] = nth(`${niche.handle}:tips`, niche.posts, Math.floor(k / round) * own + place);
    return { niche, title, text, seed };
  }
  const subject = nth(`${niche.handle}:subjects`, niche.subjects, k);
  const [title, text] = nth(`${niche.handle}:about`, PHRASES[niche.language].about, k);
  return { niche, title: about(title, subject), text: about(text, subject), seed };
}

function captionOf({ niche, title, text, seed }: Drawn): string {
  const closing = nth(`${niche.handle}:closing`, PHRASES[niche.language].closings, hash(seed) % 97);
  const tags = niche.hashtags
    .toSorted((a, b) => hash(seed + a) - hash(seed + b))
    .slice(0, wholeBetween(`${seed}:tags`, 2, 5));
  return `${title}\n\n${text}\n\n${closing}\n\n${tags.map((tag) => `#${tag}`).join(" ")}`;
}

type Range = [from: number, to: number];

/** What a seeded post of each format is made of. */
const MADE: Record<"reel" | "carousel" | "image", Pick<Post, "type" | "product"> & Made> = {
  reel: { type: "VIDEO", product: "REELS", count: [1, 1], size: [1080, 1920], lasts: [7, 75] },
  carousel: { type: "CAROUSEL_ALBUM", product: "FEED", count: [4, 8], size: [1080, 1350], lasts: null },
  image: { type: "IMAGE", product: "FEED", count: [1, 1], size: [1080, 1350], lasts: null },
};

interface Made {
  count: Range;
  size: [width: number, height: number];
  /** in seconds */
  lasts: Range | null;
}

function makePost(niche: Niche, index: number, k: number): Post {
  const id = idOf(niche, index, k);
  const shortcode = shortcodeOf(id);
  const words = wordsOf(niche, k);
  const dealt = chance(`${words.seed}:format`);
  const format = dealt < 0.42 ? "reel" : dealt < 0.78 ? "carousel" : "image";
  const {
    count: [fewest, most],
    lasts,
    size: [width, height],
    ...kind
  } = MADE[format];
  const count = wholeBetween(`${words.seed}:slides`, fewest, most);
  const slides = Array.from({ length: count }, (_, n): Slide => ({
    id: `${id}${n}`,
    kind: "image",
    path: `/drawn/${shortcode}/${n + 1}.svg`,
    poster: null,
    width,
    height,
    alt: n === 0 ? words.title : `${words.title}, ${n + 1}`,
  }));
  const [thumbnail] = slides;
  const profile = PROFILES[index];
  if (!thumbnail || !profile) throw new RangeError(`no account ${index}`);
  return {
    id,
    shortcode,
    profile,
    ...kind,
    format,
    caption: captionOf(words),
    publishedAt: timeOf(niche, k),
    durationMs: lasts && wholeBetween(`${words.seed}:length`, ...lasts) * 1000,
    slides,
    thumbnail,
    lift: outlierLift(id, 1 / 23, 14),
    audioName: null,
    named: [],
  };
}

/** What a seeded post's pictures are drawn from. */
export function drawnFrom(id: string): Drawn | null {
  const [, index, k] = ID.exec(id) ?? [];
  const niche = CATALOGUE[Number(index)];
  return niche && idOf(niche, Number(index), Number(k)) === id ? wordsOf(niche, Number(k)) : null;
}
