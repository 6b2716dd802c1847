"use client";

import { Check, RotateCcw, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { clockText } from "./clock-text.ts";

export function Comment({
  postId,
  comment,
  pageIds,
  dates,
}: {
  postId: string;
  comment: Output<"listComments">["comments"][number];
  pageIds: readonly string[];
  dates: Dates;
}) {
  const t = useTranslations("review.comments");
  const errorText = useErrorText();
  const resolve = useOperation("resolveComment");
  const remove = useOperation("deleteComment");
  const params = { id: postId, commentId: comment.id };
  const failed = { onError: (error: Parameters<typeof errorText>[0]) => toast.error(errorText(error)) };
  const isOpen = comment.resolvedAt === null;
  const page = comment.slideId === null ? -1 : pageIds.indexOf(comment.slideId);
  return (
    <li className={cn("flex flex-col gap-1 rounded-xl border bg-surface p-3", !isOpen && "opacity-70")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <span className="text-sm font-medium text-ink">{comment.author}</span>
        {comment.isClient && <Badge tone="accent">{t("client")}</Badge>}
        {page >= 0 && <Badge>{t("page", { page: String(page + 1) })}</Badge>}
        {comment.second !== null && <Badge>{t("second", { time: clockText(comment.second) })}</Badge>}
        <span className="ml-auto tabular-nums">{dates.dateTime(comment.createdAt)}</span>
      </p>
      <p className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">{comment.text}</p>
      <div className="-mb-1 -ml-2 flex items-center gap-1">
        <Button
          variant="ghost"
          disabled={resolve.isPending}
          onClick={() => resolve.mutate({ params, body: { resolved: isOpen } }, failed)}
        >
          {isOpen ? <Check aria-hidden className="size-4" /> : <RotateCcw aria-hidden className="size-4" />}
          {t(isOpen ? "resolve" : "reopen")}
        </Button>
        {comment.isOwn && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("remove")}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params }, failed)}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        )}
      </div>
    </li>
  );
}
