import { openSystem, type Runtime, type SystemContext, workspaceOf } from "#lib/runtime/context.ts";
import { addDays } from "#lib/domain/day.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { reviewState } from "#lib/domain/review.ts";
import { instantOf } from "#lib/domain/zone.ts";
import { altTextOf } from "#lib/domain/slide.ts";
import { findPostsForUpdate } from "#lib/services/posts/read-posts.ts";
import { hashReview } from "./links.ts";

export type Review = Awaited<ReturnType<typeof showReview>>;
export type OpenLink = Awaited<ReturnType<typeof findOpenLink>>;

/** A link that still serves; any other is like none. */
export async function findOpenLink({ db, now }: Pick<SystemContext, "db" | "now">, token: string) {
  const link = await db.reviewLink.findFirst({
    where: { tokenHash: hashReview(token), revokedAt: null, expiresAt: { gt: now() } },
    include: {
      project: { select: { name: true, timezone: true, language: true, brand: { select: { profileName: true } } } },
    },
  });
  if (!link) throw new Refusal("review_closed");
  return { ...link, workspaceId: workspaceOf(link) };
}

/** What a link shows: its posts that are made and have a date, and nothing else of the workspace. */
export async function readReview(runtime: Runtime, token: string): Promise<Review> {
  const system = openSystem(runtime);
  const link = await findOpenLink(system, token);
  if (!link.seenAt) await runtime.db.reviewLink.update({ where: { id: link.id }, data: { seenAt: runtime.now() } });
  return showReview(system, link);
}

export async function showReview({ db, now }: Pick<SystemContext, "db" | "now">, link: OpenLink) {
  const { expiresAt, id, label, project } = link;
  const found = await db.post.findMany({
    where: shownBy(link),
    select: { id: true },
    orderBy: [{ scheduledFor: "asc" }, { id: "asc" }],
  });
  const ids = found.map((row) => row.id);
  const [posts, wishes] = await Promise.all([
    findPostsForUpdate({ db }, ids),
    db.postComment.findMany({ where: { postId: { in: ids }, reviewLinkId: id }, orderBy: { id: "asc" } }),
  ]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  return {
    brand: project.brand?.profileName.trim() || project.name,
    label,
    timezone: project.timezone,
    language: project.language,
    expiresAt,
    posts: ids.flatMap((postId) => {
      const post = byId.get(postId);
      if (!post) return [];
      const said = wishes.filter((wish) => wish.postId === postId);
      return {
        id: postId,
        version: post.version,
        format: post.format,
        caption: post.textContent ?? "",
        scheduledFor: post.scheduledFor,
        state: reviewState(
          post,
          said.some(({ resolvedAt }) => resolvedAt === null),
          now(),
        ),
        files: post.media.map(({ key, type }, index) => ({
          key,
          type,
          altText: altTextOf(post.slides[index]?.fields ?? {}),
        })),
        wishes: said.map(({ createdAt, resolvedAt, text }) => ({
          text,
          at: createdAt,
          isResolved: resolvedAt !== null,
        })),
      };
    }),
  };
}

const SHOWN = ["draft", "scheduled", "publishing", "published"] as const;

/** Of one post or of a week on the project's clock. */
export function shownBy({ postId, project, projectId, week }: OpenLink) {
  const shared = { projectId, hasContent: true, status: { in: [...SHOWN] } };
  if (postId !== null) return { ...shared, id: postId };
  const at = (day: string) => instantOf({ day, time: "00:00" }, project.timezone);
  const start = week ?? "";
  return { ...shared, scheduledFor: { gte: at(start), lt: at(addDays(start, 7)) } };
}
