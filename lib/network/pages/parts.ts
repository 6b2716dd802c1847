import type { Context } from "#lib/network/context.ts";
import { commentCount } from "#lib/network/feed/comments.ts";
import { firstLine } from "#lib/network/feed/library.ts";
import { growing, type Post, type Profile, type Slide } from "#lib/network/feed/post.ts";
import { type Format, numbersAt } from "#lib/network/growth.ts";
import { type Html, html } from "./html.ts";
import { ICONS } from "./icons.ts";
import { plural, short } from "./words.ts";

export const avatar = (handle: string, size: "small" | "medium" | "large"): Html =>
  html`<img class="avatar ${size}" src="/avatar/${handle}.svg" alt="" width="160" height="160" loading="lazy" />`;

export const byline = (profile: Profile): Html =>
  html`<a class="byline" href="/@${profile.handle}"
    >${avatar(profile.handle, "small")}
    <span><strong>${profile.handle}</strong><small>${profile.category}</small></span></a
  >`;

/** The picture that stands for a post; a film without a cover shows its own first frame. */
function thumbnail(post: Post, slide: Slide): Html {
  if (slide.kind === "image" || slide.poster) {
    return html`<img
      src="${slide.poster ?? slide.path}"
      alt=""
      width="${slide.width}"
      height="${slide.height}"
      loading="lazy"
    />`;
  }
  return html`<video
    src="${slide.path}#t=0.1"
    muted
    playsinline
    preload="metadata"
    aria-hidden="true"
    tabindex="-1"
  ></video>`;
}

const SIGNS: Partial<Record<Format, Html>> = { carousel: ICONS.stack, reel: ICONS.film };

function tile(context: Context, post: Post): Html {
  const numbers = numbersAt(growing(post), context.clock.now());
  const sign = SIGNS[post.format];
  const likes = post.profile.hidesLikes ? null : html`<span>${ICONS.heart}${short(numbers.likes)}</span>`;
  return html`<a class="tile" href="/p/${post.shortcode}" aria-label="${firstLine(post.caption)}">
    ${thumbnail(post, post.thumbnail)} ${sign ? html`<span class="tile-kind">${sign}</span>` : null}
    ${post.format === "reel" ? html`<span class="tile-views">${ICONS.play}${short(numbers.views)}</span>` : null}
    <span class="tile-over">${likes}<span>${ICONS.comment}${short(commentCount(context, post))}</span></span>
  </a>`;
}

export const tiles = (context: Context, posts: Post[]): Html =>
  html`<div class="tiles">${posts.map((post) => tile(context, post))}</div>`;

/** An account as an entry of a list, with its newest pictures. */
export function profileCard(profile: Profile, posts: Post[], count: number): Html {
  const strip = posts.slice(0, 3).map((post) => thumbnail(post, post.thumbnail));
  return html`<a class="card" href="/@${profile.handle}">
    <span class="card-head"
      >${avatar(profile.handle, "medium")}
      <span class="card-words"
        ><strong>${profile.name}</strong><small>@${profile.handle}</small
        ><small
          >${plural(profile.followers, "seguidor", "seguidores")} · ${plural(count, "publicação", "publicações")}</small
        ></span
      ></span
    >
    ${strip.length > 0 ? html`<span class="strip">${strip}</span>` : html`<span class="strip-none">Nada publicado ainda</span>`}
    <span class="card-foot">${profile.category}</span>
  </a>`;
}
