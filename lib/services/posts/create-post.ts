import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { isPublicLink } from "#lib/domain/link.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { characters } from "#lib/domain/text.ts";
import { acceptPosts, type Wish } from "./accept-posts.ts";

interface AcceptedPost {
  postId: string;
  format: Format;
  remainingCredits: number;
}

/** Accepts a post, to be made for its one credit. */
export async function createPost(context: Context, wish: Wish & { projectId: string }): Promise<AcceptedPost> {
  checkWish(wish);
  const { posts, remainingCredits } = await acceptPosts(context, wish.projectId, [wish]);
  const [postId = ""] = posts;
  return { postId, format: wish.format, remainingCredits };
}

/** What the wish alone says, before anything is looked up. */
export function checkWish({ format, link, theme }: Wish): void {
  const { readsLink, themeMax } = FORMAT_RULES[format];
  if (!theme?.trim() && !link) throw new Refusal("theme_or_link_missing", { field: "theme" });
  if (theme && characters(theme) > themeMax) {
    throw new Refusal("theme_too_long", { field: "theme", detail: `no máximo ${themeMax} caracteres` });
  }
  if (link === undefined) return;
  if (!readsLink) throw new Refusal("link_not_read", { field: "link" });
  if (!isPublicLink(link)) throw new Refusal("link_refused", { field: "link" });
}
