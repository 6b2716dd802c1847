"use client";

import { ClipboardCheck, LinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Approvals } from "#components/autopilot/approvals.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { ReviewLinks } from "./review-links.tsx";
import { ReviewRule } from "./review-rule.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useMayApprove } from "./use-may-approve.ts";

/** What waits for somebody's word, and by whom it can be given. */
export function ReviewPage() {
  const t = useTranslations("review");
  const projectId = useProjectId();
  const mayShare = useMayApprove();
  const [isSharing, setIsSharing] = useState(false);
  const { data: studio } = useStudio();
  const zone = studio?.timezone ?? "UTC";
  const dates = useDates(zone);
  const query = { projectId, status: "draft", limit: 500 };
  const { data, error, refetch } = useRead("listCards", { query });
  const waiting = data?.cards.filter(({ scheduledFor }) => scheduledFor !== null);
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        mayShare && (
          <Button variant="primary" onClick={() => setIsSharing(true)}>
            <LinkIcon aria-hidden className="size-4" />
            <span className="sr-only sm:not-sr-only">{t("links.action")}</span>
          </Button>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!waiting && !error && <Skeleton className="h-40 rounded-xl" />}
      {waiting?.length === 0 && (
        <EmptyState art={<IconTile icon={ClipboardCheck} />} title={t("none")} text={t("noneText")} />
      )}
      {waiting && <Approvals cards={waiting} dates={dates} zone={zone} />}
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReviewLinks projectId={projectId} dates={dates} />
        <ReviewRule projectId={projectId} />
      </div>
      {isSharing && <ShareDialog projectId={projectId} zone={zone} onClose={() => setIsSharing(false)} />}
    </Page>
  );
}
