"use client";

import { Eye, EyeOff, LinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useErrorText } from "#components/frame/use-error-text.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { noonOf } from "#lib/domain/day.ts";
import { useMayApprove } from "./use-may-approve.ts";

/** The links that are open now, what each shows, and whether it was looked at. */
export function ReviewLinks({ projectId, dates }: { projectId: string; dates: Dates }) {
  const t = useTranslations("review.links");
  const errorText = useErrorText();
  const mayShare = useMayApprove();
  const params = { id: projectId };
  const { data } = useRead("listReviewLinks", { params });
  const revoke = useOperation("revokeReviewLink");
  const close = (linkId: string) =>
    revoke.mutate(
      { params: { id: projectId, linkId } },
      { onSuccess: () => toast.success(t("revoked")), onError: (error) => toast.error(errorText(error)) },
    );
  return (
    <Section title={t("title")} description={t("text")}>
      {data?.links.length === 0 && (
        <p className="rounded-xl border border-dashed border-line-strong px-4 py-6 text-center text-sm text-muted">
          {t("none")}
        </p>
      )}
      {data && data.links.length > 0 && (
        <Card>
          <ul className="divide-y">
            {data.links.map(({ expiresAt, id, label, postId, seenAt, week }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
                  <LinkIcon aria-hidden className="size-4" />
                </span>
                <div className="min-w-40 flex-1">
                  <p className="text-sm font-medium [overflow-wrap:anywhere]">{label}</p>
                  <p className="text-xs text-muted">
                    {week === null ? (
                      <Link
                        href={`/${projectId}/posts/${postId}`}
                        className="underline underline-offset-2 hover:text-ink"
                      >
                        {t("post")}
                      </Link>
                    ) : (
                      t("week", { date: dates.short(noonOf(week)) })
                    )}
                    {" · "}
                    {t("expires", { date: dates.short(expiresAt) })}
                  </p>
                </div>
                <span className="flex items-center gap-1.5 text-xs text-muted">
                  {seenAt ? <Eye aria-hidden className="size-3.5" /> : <EyeOff aria-hidden className="size-3.5" />}
                  {seenAt ? t("seen", { date: dates.dateTime(seenAt) }) : t("unseen")}
                </span>
                {mayShare && (
                  <Button variant="ghost" aria-label={t("revokeOf", { name: label })} onClick={() => close(id)}>
                    {t("revoke")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
