"use client";

import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDates } from "#components/posts/use-dates.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { Comment } from "./comment.tsx";
import { CommentForm } from "./comment-form.tsx";

interface CommentsProps {
  postId: string;
  zone: string;
  /** the page that is looked at, from 1; null where there are none */
  page: { id: string; number: number } | null;
  pageIds: readonly string[];
  isVideo: boolean;
}

/** What of the editor a comment may be about. */
export function commentsOf(
  post: { id: string; mediaUrls: readonly { type: string }[] },
  pages: readonly { id: string }[],
  shown: number,
): Omit<CommentsProps, "zone"> {
  const page = pages[shown];
  return {
    postId: post.id,
    page: page ? { id: page.id, number: shown + 1 } : null,
    pageIds: pages.map(({ id }) => id),
    isVideo: post.mediaUrls[0]?.type === "video",
  };
}

/** What was said of a post; the resolved are folded away. */
export function CommentsPanel({ postId, zone, page, pageIds, isVideo }: CommentsProps) {
  const t = useTranslations("review.comments");
  const dates = useDates(zone);
  const [isOld, setIsOld] = useState(false);
  const { data } = useRead("listComments", { params: { id: postId } });
  const open = data?.comments.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  const resolved = data?.comments.filter(({ resolvedAt }) => resolvedAt !== null) ?? [];
  const list = (comments: typeof open) => (
    <ul className="flex flex-col gap-3">
      {comments.map((comment) => (
        <Comment key={comment.id} postId={postId} comment={comment} pageIds={pageIds} dates={dates} />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-4">
      {!data && <Skeleton className="h-20 rounded-xl" />}
      {data?.comments.length === 0 && (
        <div className="flex flex-col items-center gap-1.5 rounded-xl border border-dashed border-line-strong p-5 text-center">
          <MessageSquare aria-hidden className="size-5 text-muted" />
          <p className="text-sm font-medium">{t("none")}</p>
          <p className="text-xs text-pretty text-muted">{t("noneText")}</p>
        </div>
      )}
      {list(open)}
      <CommentForm postId={postId} page={page} isVideo={isVideo} />
      {resolved.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOld}
            onClick={() => setIsOld(!isOld)}
            className="min-h-6 self-start text-xs font-medium text-muted underline-offset-2 hover:text-ink hover:underline"
          >
            {t("resolved", { count: resolved.length })}
          </button>
          {isOld && list(resolved)}
        </>
      )}
    </div>
  );
}
