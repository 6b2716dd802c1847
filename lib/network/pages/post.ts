import type { Context } from "#lib/network/context.ts";
import { commentCount, commentsOf } from "#lib/network/feed/comments.ts";
import { findPostByShortcode, firstLine, postsOf } from "#lib/network/feed/library.ts";
import { growing, type Post, type Slide } from "#lib/network/feed/post.ts";
import { numbersAt } from "#lib/network/growth.ts";
import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { hash } from "#lib/network/seeded.ts";
import { type Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";
import { layout } from "./layout.ts";
import { notFound } from "./not-found.ts";
import { byline, tiles } from "./parts.ts";
import { ago, length, prose, whole } from "./words.ts";

const COMMENTS_SHOWN = 20;
const OTHERS_SHOWN = 6;

/** The public page of one post. */
export function showPost(exchange: Exchange): void {
  const { context, response, path } = exchange;
  const post = findPostByShortcode(context, path["shortcode"] ?? "");
  if (!post || post.product === "STORY") return notFound(exchange);
  const others = postsOf(context, post.profile, OTHERS_SHOWN + 1)
    .filter((other) => other.id !== post.id)
    .slice(0, OTHERS_SHOWN);
  const content = html`<h1 class="hidden">${post.profile.name}</h1>
    <article class="post ${post.format === "reel" ? "is-reel" : ""}">
      <div class="post-media">${media(post)}</div>
      <div class="post-words">
        <header class="post-by">${byline(post.profile)}</header>
        ${post.caption ? html`<p class="caption">${prose(post.caption)}</p>` : null}
        ${post.named.length > 0 ? html`<p class="caption">com ${prose(post.named.map((name) => `@${name}`).join(", "))}</p>` : null}
        <p class="when">
          ${ago(post.publishedAt, context.clock.now())}${post.audioName ? html` · ${post.audioName}` : null}
        </p>
        ${figures(context, post)} ${comments(context, post)}
      </div>
    </article>
    ${
      others.length > 0
        ? html`<section class="others" aria-labelledby="outras">
            <h2 id="outras">Mais de <a href="/@${post.profile.handle}">@${post.profile.handle}</a></h2>
            ${tiles(context, others)}
          </section>`
        : null
    }`;
  const title = `${post.profile.name}: ${firstLine(post.caption)} · Rede local`;
  sendPage(response, 200, layout({ title, content }));
}

function media(post: Post): Html {
  const [only] = post.slides;
  if (post.slides.length > 1) return carousel(post.slides);
  return only ? slide(only, post.durationMs) : html``;
}

function slide(shown: Slide, durationMs: number | null): Html {
  if (shown.kind === "video") return player(shown);
  const lasts = durationMs === null ? null : html`<span class="lasts">${length(durationMs)}</span>`;
  return html`<figure class="picture">
    <img src="${shown.path}" alt="${shown.alt}" width="${shown.width}" height="${shown.height}" />${lasts}
  </figure>`;
}

/** A film that plays at a tap, with the sound off until it is asked for. */
function player(shown: Slide): Html {
  const poster = shown.poster ? html` poster="${shown.poster}"` : null;
  return html`<figure class="player" data-player>
    <video
      src="${shown.path}"
      ${poster}
      width="${shown.width}"
      height="${shown.height}"
      loop
      muted
      playsinline
      controls
      preload="metadata"
      aria-label="${shown.alt}"
    ></video>
    <button class="player-play" type="button" aria-label="Reproduzir ou pausar" hidden>${ICONS.play}</button>
    <button class="round player-sound" type="button" aria-label="Ligar o som" aria-pressed="false" hidden>
      ${ICONS.sound}
    </button>
    <progress class="player-line" max="1000" value="0" aria-hidden="true" hidden></progress>
  </figure>`;
}

function carousel(slides: Slide[]): Html {
  const shown = slides.map(
    (item, n) => html`<li id="pagina-${n + 1}" aria-label="${n + 1} de ${slides.length}">${slide(item, null)}</li>`,
  );
  const dots = slides.map((_, n) => html`<i ${n === 0 ? html`class="now"` : null}></i>`);
  return html`<div
    class="carousel"
    data-carousel
    role="group"
    aria-roledescription="carrossel"
    aria-label="${slides.length} páginas"
  >
    <ul class="track" tabindex="0">
      ${shown}
    </ul>
    <button class="round step back" type="button" aria-label="Página anterior" hidden>${ICONS.back}</button>
    <button class="round step forward" type="button" aria-label="Próxima página" hidden>${ICONS.forward}</button>
    <span class="place" aria-hidden="true"><b>1</b>/${slides.length}</span>
    <span class="dots" aria-hidden="true">${dots}</span>
  </div>`;
}

function figures(context: Context, post: Post): Html {
  const { views, likes } = numbersAt(growing(post), context.clock.now());
  const count = commentCount(context, post);
  return html`<ul class="figures">
    <li>
      ${ICONS.eye}<span><strong>${whole(views)}</strong> ${views === 1 ? "visualização" : "visualizações"}</span>
    </li>
    <li>
      ${ICONS.heart}<span
        >${post.profile.hidesLikes ? "Curtidas ocultas" : html`<strong>${whole(likes)}</strong> ${likes === 1 ? "curtida" : "curtidas"}`}</span
      >
    </li>
    <li>
      ${ICONS.comment}<span><strong>${whole(count)}</strong> ${count === 1 ? "comentário" : "comentários"}</span>
    </li>
  </ul>`;
}

function comments(context: Context, post: Post): Html {
  const shown = commentsOf(context, post, COMMENTS_SHOWN);
  const rest = commentCount(context, post) - shown.length;
  if (shown.length === 0) return html`<p class="note">Ainda sem comentários.</p>`;
  const items = shown.map(
    ({ username, text, at }) =>
      html`<li>
        <span class="dot-avatar tone-${hash(username) % 6}" aria-hidden="true"
          >${username.slice(0, 1).toUpperCase()}</span
        >
        <p><strong>${username}</strong> ${text}<br /><small>${ago(at, context.clock.now())}</small></p>
      </li>`,
  );
  return html`<section class="comments" aria-labelledby="comentarios">
    <h2 id="comentarios" class="hidden">Comentários</h2>
    <ul>
      ${items}
    </ul>
    ${rest > 0 ? html`<p class="note">E mais ${whole(rest)}.</p>` : null}
  </section>`;
}
