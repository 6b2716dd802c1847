import { findProfile, postsOf } from "#lib/network/feed/library.ts";
import type { Format } from "#lib/network/growth.ts";
import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { html } from "./html.ts";
import { empty, layout } from "./layout.ts";
import { notFound } from "./not-found.ts";
import { avatar, tiles } from "./parts.ts";
import { prose, short } from "./words.ts";

const PAGE = 30;

const TABS: [key: string, label: string, format: Format | null][] = [
  ["tudo", "Tudo", null],
  ["videos", "Vídeos", "reel"],
  ["carrosseis", "Carrosséis", "carousel"],
  ["fotos", "Fotos", "image"],
];

/** The public page of an account: who it is and the grid of what it published. */
export function showProfile(exchange: Exchange): void {
  const { context, response, url, path } = exchange;
  const profile = findProfile(context, path["handle"] ?? "");
  if (!profile) return notFound(exchange);
  const posts = postsOf(context, profile);
  const tab = TABS.find(([key]) => key === url.searchParams.get("ver")) ?? TABS[0];
  const shown = posts.filter(({ format }) => format === (tab?.[2] ?? format));
  const from = Math.max(0, shown.findIndex((post) => post.shortcode === url.searchParams.get("depois")) + 1);
  const some = shown.slice(from, from + PAGE);
  const last = some.at(-1);
  const hasMore = from + PAGE < shown.length;
  const next = new URLSearchParams({ ...(tab ? { ver: tab[0] } : {}), depois: last?.shortcode ?? "" });
  const link = ([key, label]: (typeof TABS)[number]) =>
    html`<a
      href="/@${profile.handle}${key === "tudo" ? "" : `?ver=${key}`}"
      ${key === tab?.[0] ? html`aria-current="page"` : null}
      >${label}</a
    >`;
  const content = html`<article class="profile">
    <header class="profile-head">
      ${avatar(profile.handle, "large")}
      <div class="profile-words">
        <h1>${profile.name}</h1>
        <p class="handle">@${profile.handle}</p>
        <ul class="counts">
          <li><strong>${short(posts.length)}</strong> ${posts.length === 1 ? "publicação" : "publicações"}</li>
          <li><strong>${short(profile.followers)}</strong> seguidores</li>
          <li><strong>${short(Math.round(profile.followers ** 0.6))}</strong> seguindo</li>
        </ul>
      </div>
      <div class="profile-text">
        <p class="category">${profile.category}</p>
        ${profile.biography ? html`<p class="biography">${prose(profile.biography)}</p>` : null}
      </div>
    </header>
    ${posts.length > 0 ? html`<nav class="tabs" aria-label="Tipo de publicação">${TABS.map(link)}</nav>` : null}
    ${some.length > 0 ? tiles(context, some) : empty("Nada publicado ainda", "As publicações aparecem aqui assim que saem.")}
    ${hasMore ? html`<p class="more"><a class="button" href="/@${profile.handle}?${next.toString()}">Mostrar mais</a></p>` : null}
  </article>`;
  const title = `${profile.name} (@${profile.handle}) · Rede local`;
  sendPage(response, 200, layout({ title, content }));
}
