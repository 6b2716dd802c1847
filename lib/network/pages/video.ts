import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { allFilms, channels, type Film, filmNumbers, filmsOf, findFilm } from "#lib/network/video/films.ts";
import { type Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";
import { empty, layout } from "./layout.ts";
import { notFound } from "./not-found.ts";
import { avatar } from "./parts.ts";
import { ago, length, plural, prose, short, whole } from "./words.ts";

const SHOWN = 48;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

function filmCard(film: Film, now: number): Html {
  const { views } = filmNumbers(film, now);
  return html`<a class="film" href="/video/watch?v=${film.id}">
    <span class="film-picture"
      ><img src="/video/drawn/${film.id}.svg" alt="" width="1280" height="720" loading="lazy" /><i
        >${length(film.durationMs)}</i
      ></span
    >
    <strong>${film.title}</strong>
    <small>${film.channel.name}</small>
    <small>${plural(views, "visualização", "visualizações")} · ${ago(film.publishedAt, now)}</small>
  </a>`;
}

const filmList = (films: Film[], now: number): Html =>
  html`<div class="films">${films.slice(0, SHOWN).map((film) => filmCard(film, now))}</div>`;

/** The films of every channel, newest first, or those that fit a search. */
export function showFilms({ context, response, url }: Exchange): void {
  const now = context.clock.now();
  const query = (url.searchParams.get("q") ?? "").trim();
  const films = allFilms(now).filter((film) =>
    plain(`${film.title} ${film.channel.name} ${film.channel.category} ${film.tags.join(" ")}`).includes(plain(query)),
  );
  const content = html`<header class="title">
      <h1>Vídeos</h1>
      <p>${plural(films.length, "vídeo", "vídeos")} dos últimos 90 dias</p>
    </header>
    ${films.length > 0 ? filmList(films, now) : empty("Nenhum vídeo encontrado", "Tente outra palavra.")}`;
  sendPage(response, 200, layout({ title: "Vídeos · Rede local", place: "videos", content, query }));
}

export function showChannel(exchange: Exchange): void {
  const { context, response, path } = exchange;
  const channel = channels().find(({ handle, id }) => handle === path["handle"] || id === path["handle"]);
  if (!channel) return notFound(exchange);
  const now = context.clock.now();
  const films = filmsOf(channel, now);
  const content = html`<header class="channel">
      ${avatar(channel.niche.handle, "large")}
      <div>
        <h1>${channel.name}</h1>
        <p class="handle">
          @${channel.handle} · ${plural(channel.subscribers, "inscrito", "inscritos")} ·
          ${plural(films.length, "vídeo", "vídeos")}
        </p>
        <p class="biography">${channel.biography}</p>
      </div>
    </header>
    ${filmList(films, now)}`;
  sendPage(response, 200, layout({ title: `${channel.name} · Vídeos`, place: "videos", content }));
}

/** The page of one film; what it shows is a drawing, for the film was never shot. */
export function showFilm(exchange: Exchange): void {
  const { context, response, url } = exchange;
  const now = context.clock.now();
  const film = findFilm(url.searchParams.get("v") ?? "", now);
  if (!film) return notFound(exchange);
  const { views, likes, comments } = filmNumbers(film, now);
  const { channel } = film;
  const others = filmsOf(channel, now).filter(({ id }) => id !== film.id);
  const content = html`<article class="watch">
    <figure class="screen">
      <img src="/video/drawn/${film.id}.svg" alt="" width="1280" height="720" />
      <span class="screen-play">${ICONS.play}</span><i>${length(film.durationMs)}</i>
    </figure>
    <h1>${film.title}</h1>
    <div class="watch-row">
      <a class="byline" href="/video/@${channel.handle}"
        >${avatar(channel.niche.handle, "small")}<span
          ><strong>${channel.name}</strong><small>${plural(channel.subscribers, "inscrito", "inscritos")}</small></span
        ></a
      >
      <ul class="figures">
        <li>
          ${ICONS.heart}<span><strong>${short(likes)}</strong> curtidas</span>
        </li>
        <li>
          ${ICONS.comment}<span><strong>${short(comments)}</strong> comentários</span>
        </li>
      </ul>
    </div>
    <div class="watch-text">
      <p><strong>${whole(views)} visualizações</strong> · ${ago(film.publishedAt, now)}</p>
      <p class="caption">${prose(film.description)}</p>
    </div>
    <section aria-labelledby="canal">
      <h2 id="canal">Mais deste canal</h2>
      ${filmList(others.slice(0, 9), now)}
    </section>
  </article>`;
  sendPage(response, 200, layout({ title: `${film.title} · Vídeos`, place: "videos", content }));
}
