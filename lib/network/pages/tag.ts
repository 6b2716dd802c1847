import { localProfiles, postsOf } from "#lib/network/feed/library.ts";
import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { seededProfiles } from "#lib/network/seeds/posts.ts";
import { html } from "./html.ts";
import { empty, layout } from "./layout.ts";
import { tiles } from "./parts.ts";
import { plural } from "./words.ts";

const SHOWN = 60;

/** Posts with a hashtag, newest first. */
export function showTag({ context, response, path }: Exchange): void {
  const tag = (path["tag"] ?? "").toLowerCase();
  const has = (caption: string | null) =>
    (caption ?? "")
      .toLowerCase()
      .split(/[^#\p{L}\p{N}_]+/u)
      .includes(`#${tag}`);
  const posts = [...localProfiles(context), ...seededProfiles()]
    .flatMap((profile) => postsOf(context, profile))
    .filter((post) => has(post.caption))
    .toSorted((a, b) => b.publishedAt - a.publishedAt);
  const content = html`<header class="title">
      <h1>#${tag}</h1>
      <p>${plural(posts.length, "publicação", "publicações")}</p>
    </header>
    ${posts.length > 0 ? tiles(context, posts.slice(0, SHOWN)) : empty("Nada com esta hashtag", "Tente outra palavra na busca.")}`;
  sendPage(response, 200, layout({ title: `#${tag} · Rede local`, content }));
}
