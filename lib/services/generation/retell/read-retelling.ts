import type { Context } from "#lib/runtime/context.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { nextOf, otherWords } from "./other-words.ts";
import { retellBrief } from "./retell-brief.ts";
import { toldPlaces } from "./told-places.ts";

/** Who would tell a post's texts again, and which: the built-in writer only those for which it has other words. */
export async function readRetelling(context: Context, id: string) {
  const post = await findPost(context, id);
  const { text } = await makersOf(context, context.workspaceId);
  const places = post.hasContent ? toldPlaces(post, false) : [];
  if (text.isModel) {
    const known = places.map(({ place }) => place).filter((place) => place !== "hashtags");
    return { model: text.name, takesWish: text.rewrite !== undefined, places: text.rewrite ? known : [] };
  }
  if (places.length === 0) return { model: null, takesWish: false, places: [] };
  const others = await otherWords(text, await retellBrief(context, post));
  const isOther = ({ place, text: stands }: { place: string; text: string }) =>
    nextOf(others[place] ?? [], stands) !== null;
  return { model: null, takesWish: false, places: places.filter(isOther).map(({ place }) => place) };
}
