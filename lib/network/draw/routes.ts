import { findPostByShortcode, firstLine } from "#lib/network/feed/library.ts";
import { findProfile } from "#lib/network/feed/library.ts";
import type { Exchange } from "#lib/network/http/router.ts";
import { sendDrawing, sendText } from "#lib/network/http/respond.ts";
import { CATALOGUE } from "#lib/network/seeds/catalogue.ts";
import { drawnFrom } from "#lib/network/seeds/posts.ts";
import { findFilm } from "#lib/network/video/films.ts";
import { drawAvatar, drawCover } from "./plain.ts";
import { drawFilm, drawPost } from "./post-picture.ts";

const missing = ({ response }: Exchange): void => sendText(response, 404, "Not found");

const withoutEnding = (name: string | undefined): string => (name ?? "").replace(/\.svg$/, "");

export function sendPostPicture(exchange: Exchange): void {
  const { context, response, path } = exchange;
  const post = findPostByShortcode(context, path["shortcode"] ?? "");
  const name = withoutEnding(path["name"]);
  if (!post) return missing(exchange);
  if (name === "cover") return sendDrawing(response, drawCover(firstLine(post.caption), post.profile.hue));
  const words = drawnFrom(post.id);
  const number = Number(name);
  if (!words || !Number.isInteger(number) || number < 1 || number > post.slides.length) return missing(exchange);
  const portrait = post.format === "reel";
  return sendDrawing(response, drawPost(words, { number, count: post.slides.length, portrait }));
}

export function sendFilmPicture(exchange: Exchange): void {
  const film = findFilm(withoutEnding(exchange.path["name"]), exchange.context.clock.now());
  return film ? sendDrawing(exchange.response, drawFilm(film.drawn)) : missing(exchange);
}

export function sendAvatar(exchange: Exchange): void {
  const profile = findProfile(exchange.context, withoutEnding(exchange.path["name"]));
  if (!profile) return missing(exchange);
  const motif = CATALOGUE.find(({ handle }) => handle === profile.handle)?.motif ?? null;
  return sendDrawing(exchange.response, drawAvatar(profile.name, profile.hue, motif));
}
