import { COMMENT_SCOPE } from "#lib/domain/first-comment.ts";
import { coverChoice, postPeople } from "#lib/db/json/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { NOBODY } from "#lib/domain/people.ts";
import { altTextOf } from "#lib/domain/slide.ts";
import type { Context } from "#lib/runtime/context.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { findPost, type PostRow } from "./read-posts.ts";

/** What goes to the network beside a post's files and caption. */
export async function readOptions(context: Context, id: string) {
  const post = await findPost(context, id);
  const { isVideo } = FORMAT_RULES[post.format];
  const [firstComment, social] = await Promise.all([
    context.db.firstComment.findUnique({ where: { postId: post.id }, select: { text: true, step: true } }),
    context.db.socialConnection.findUnique({ where: { projectId: post.projectId }, select: { scopes: true } }),
  ]);
  return {
    id: post.id,
    people: peopleOf(post),
    firstComment,
    canComment: mayComment(social),
    altTexts: isVideo
      ? []
      : post.slides.map(({ altText, fields, id: slideId, imageKey }) => ({
          slideId,
          picture: imageKey && mediaUrl(context, imageKey),
          altText,
          derived: altTextOf(fields),
        })),
    cover: isVideo && post.coverKey ? { url: mediaUrl(context, post.coverKey), ...choiceIn(post) } : null,
  };
}

function peopleOf({ id, people, slides }: PostRow) {
  const { collaborators, tags } = postPeople.find(people, id) ?? NOBODY;
  const stands = (slideId: string | null) => slideId === null || slides.some((slide) => slide.id === slideId);
  return { collaborators: [...collaborators], tags: tags.filter(({ slideId }) => stands(slideId)) };
}

/** An account that was connected before its permissions were kept is believed to have given them. */
export const mayComment = (social: { readonly scopes: readonly string[] } | null): boolean =>
  !social || social.scopes.length === 0 || social.scopes.includes(COMMENT_SCOPE);

function choiceIn(post: PostRow) {
  const choice = coverChoice.find(post.coverChoice, post.id);
  if (!choice) return { choice: "rendered" as const, second: null };
  return "second" in choice
    ? { choice: "frame" as const, second: choice.second }
    : { choice: "picture" as const, second: null };
}
