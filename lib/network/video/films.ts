import { createHash } from "node:crypto";
import { type Growing, numbersAt, outlierLift } from "#lib/network/growth.ts";
import { idOfShortcode, shortcodeOf } from "#lib/network/ids.ts";
import { chance, hash, nth, wholeBetween } from "#lib/network/seeded.ts";
import { CATALOGUE } from "#lib/network/seeds/catalogue.ts";
import type { Niche } from "#lib/network/seeds/niche.ts";
import { about, PHRASES } from "#lib/network/seeds/phrases.ts";
import type { Drawn } from "#lib/network/seeds/posts.ts";

const DAY_MS = 86_400_000;
const WINDOW_MS = 90 * DAY_MS;
const ID = /^7(\d{4})(\d{6})(\d{8})$/;

export interface Channel {
  id: string;
  uploads: string;
  handle: string;
  name: string;
  biography: string;
  category: string;
  subscribers: number;
  niche: Niche;
  index: number;
}

export interface Film {
  id: string;
  channel: Channel;
  title: string;
  description: string;
  tags: string[];
  publishedAt: number;
  durationMs: number;
  drawn: Drawn;
}

const CHANNELS: readonly Channel[] = CATALOGUE.map((niche, index) => {
  const key = createHash("sha256").update(niche.channel.handle).digest("base64url").slice(0, 22);
  return {
    id: `UC${key}`,
    uploads: `UU${key}`,
    handle: niche.channel.handle,
    name: niche.channel.name,
    biography: niche.biography,
    category: niche.kind,
    subscribers: niche.channel.subscribers,
    niche,
    index,
  };
});

export const channels = (): readonly Channel[] => CHANNELS;

const filmsInWindow = ({ handle }: Channel): number => wholeBetween(`${handle}:films`, 15, 27);

/** A channel's films of the last ninety days, newest first. */
export function filmsOf(channel: Channel, now: number): Film[] {
  const interval = WINDOW_MS / filmsInWindow(channel);
  const films: Film[] = [];
  for (let k = Math.floor((now - WINDOW_MS) / interval) - 1; k <= Math.floor(now / interval) + 1; k++) {
    const at = timeOf(channel, k);
    if (at > now - WINDOW_MS && at <= now) films.push(makeFilm(channel, k));
  }
  return films.toSorted((a, b) => b.publishedAt - a.publishedAt);
}

export const allFilms = (now: number): Film[] =>
  CHANNELS.flatMap((channel) => filmsOf(channel, now)).toSorted((a, b) => b.publishedAt - a.publishedAt);

export function findFilm(id: string, now: number): Film | null {
  const [, index, k] = ID.exec(idOfShortcode(id) ?? "") ?? [];
  const channel = CHANNELS[Number(index)];
  if (!channel || filmId(channel, Number(k)) !== id || timeOf(channel, Number(k)) > now) return null;
  return makeFilm(channel, Number(k));
}

function timeOf(channel: Channel, k: number): number {
  const seed = `${channel.handle}:film:${k}`;
  const interval = WINDOW_MS / filmsInWindow(channel);
  return Math.floor(k * interval + chance(`${seed}:jitter`) * interval * 0.8);
}

function filmId({ index, handle }: Channel, k: number): string {
  const check = String(hash(`${handle}:film:${k}`) % 1e8).padStart(8, "0");
  return shortcodeOf(`7${String(index).padStart(4, "0")}${String(k).padStart(6, "0")}${check}`);
}

function makeFilm(channel: Channel, k: number): Film {
  const { niche, handle } = channel;
  const seed = `${handle}:film:${k}`;
  const phrases = PHRASES[niche.language];
  const tip = nth(`${handle}:films`, niche.posts, k);
  const subject = nth(`${handle}:film-subjects`, niche.subjects, k);
  const isTip = chance(`${seed}:tip`) < 0.5;
  const title = isTip ? tip[0] : about(nth(`${handle}:titles`, phrases.videoTitles, k), subject);
  const text = isTip ? tip[1] : about(nth(`${handle}:texts`, phrases.videoTexts, k), subject);
  return {
    id: filmId(channel, k),
    channel,
    title,
    description: `${text}\n\n${niche.hashtags
      .slice(0, 3)
      .map((tag) => `#${tag}`)
      .join(" ")}`,
    tags: niche.hashtags,
    publishedAt: timeOf(channel, k),
    durationMs: (chance(`${seed}:short`) < 0.35 ? wholeBetween(seed, 20, 59) : wholeBetween(seed, 180, 1260)) * 1000,
    drawn: { niche, title, text, seed },
  };
}

export function filmNumbers(film: Film, now: number): { views: number; likes: number; comments: number } {
  const growing: Growing = {
    seed: film.id,
    followers: film.channel.subscribers,
    format: "video",
    publishedAt: film.publishedAt,
    lift: outlierLift(film.id, 1 / 20, 16),
  };
  return numbersAt(growing, now);
}
