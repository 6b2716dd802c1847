import { between, chance, normal } from "./seeded.ts";

export type Format = "image" | "carousel" | "reel" | "video";

export interface Growing {
  /** What the chances hang on: the post's id. */
  seed: string;
  followers: number;
  format: Format;
  publishedAt: number;
  /** How far this post goes beyond its account's usual one. */
  lift: number;
}

export interface Numbers {
  views: number;
  reach: number;
  likes: number;
  comments: number;
  saved: number;
  shares: number;
  follows: number;
  profileVisits: number;
  reposts: number;
}

/** After this long a post has 63 % of its final views; after five days 96 %. */
const PACE_MS = 36 * 3_600_000;

/** Views per follower that an average post of each format ends with. */
const FACTORS: Record<Format, number> = { image: 0.32, carousel: 0.55, reel: 1.15, video: 0.4 };
const SPREAD = 0.4;
/** Large accounts reach a smaller part of their followers. */
const SCALE = 0.93;
const FLOOR = 24;

const share = (growing: Growing, of: string, from: number, to: number): number =>
  between(`${growing.seed}:${of}`, from, to);

function finalViews(growing: Growing): number {
  const usual = (FLOOR + growing.followers ** SCALE) * FACTORS[growing.format];
  return usual * Math.exp(SPREAD * normal(`${growing.seed}:views`)) * growing.lift;
}

const commentShare = (growing: Growing): number => share(growing, "comments", 0.002, 0.006);

/** The part of its final views that a post has at an age. */
const grown = (ageMs: number): number => (ageMs <= 0 ? 0 : 1 - Math.exp(-ageMs / PACE_MS));

/** A post's numbers at an instant: the same for the same post and instant, never falling. */
export function numbersAt(growing: Growing, now: number): Numbers {
  const views = Math.floor(finalViews(growing) * grown(now - growing.publishedAt));
  const part = (of: string, from: number, to: number) => Math.floor(views * share(growing, of, from, to));
  return {
    views,
    reach: part("reach", 0.7, 0.88),
    likes: part("likes", 0.028, 0.055),
    comments: Math.floor(views * commentShare(growing)),
    saved: part("saved", 0.004, 0.016),
    shares: part("shares", 0.002, 0.012),
    follows: part("follows", 0.0002, 0.0012),
    profileVisits: part("visits", 0.004, 0.012),
    reposts: part("reposts", 0.0005, 0.002),
  };
}

/** When the n-th comment (from 1) came, by turning the curve round. */
export function commentTime(growing: Growing, n: number): number {
  const final = finalViews(growing) * commentShare(growing);
  return growing.publishedAt - PACE_MS * Math.log(1 - Math.min(n / final, 0.999));
}

/** One post in about twenty-three goes far beyond the others of its account. */
export function outlierLift(seed: string, odds: number, most: number): number {
  return chance(`${seed}:outlier`) < odds ? between(`${seed}:lift`, most / 3, most) : 1;
}
