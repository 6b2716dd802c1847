import type { Exchange } from "#lib/network/http/router.ts";
import { sendPage } from "#lib/network/http/respond.ts";
import { localProfiles, postCount, postsOf } from "#lib/network/feed/library.ts";
import type { Post, Profile } from "#lib/network/feed/post.ts";
import { seededProfiles } from "#lib/network/seeds/posts.ts";
import { html } from "./html.ts";
import { empty, layout } from "./layout.ts";
import { profileCard, tiles } from "./parts.ts";

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every account: one's own first, with what they published last. */
export function showHome({ context, response, url }: Exchange): void {
  const query = (url.searchParams.get("q") ?? "").trim();
  const fits = (profile: Profile) =>
    plain(`${profile.name} ${profile.handle} ${profile.category} ${profile.biography}`).includes(plain(query));
  const card = (profile: Profile) => profileCard(profile, postsOf(context, profile, 3), postCount(context, profile));
  const own = localProfiles(context).toReversed().filter(fits);
  const others = seededProfiles().filter(fits);
  const latest: Post[] = localProfiles(context)
    .flatMap((profile) => postsOf(context, profile, 12))
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, 6);
  const none = html`<p class="note">
    Nenhuma conta sua ainda. Ao conectar um aplicativo a esta rede, você cria a primeira na tela de permissão.
  </p>`;
  const content = html`<h1 class="hidden">Perfis</h1>
    ${
      query === "" && latest.length > 0
        ? html`<section aria-labelledby="recentes">
            <h2 id="recentes">Últimas publicações</h2>
            ${tiles(context, latest)}
          </section>`
        : null
    }
    ${
      query === "" || own.length > 0
        ? html`<section aria-labelledby="suas">
            <h2 id="suas">Suas contas</h2>
            ${own.length > 0 ? html`<div class="cards">${own.map(card)}</div>` : none}
          </section>`
        : null
    }
    ${
      others.length > 0
        ? html`<section aria-labelledby="explorar">
            <h2 id="explorar">${query === "" ? "Explorar negócios" : "Outros negócios"}</h2>
            <div class="cards">${others.map(card)}</div>
          </section>`
        : null
    }
    ${own.length + others.length === 0 ? empty("Nada encontrado", "Tente outra palavra.") : null}`;
  sendPage(response, 200, layout({ title: "Rede local", place: "home", content, query }));
}
