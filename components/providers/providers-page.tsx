"use client";

import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { PARTS } from "#lib/domain/provider.ts";
import { PartCard } from "./part-card.tsx";

export function ProvidersPage({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("providers");
  return (
    <Page title={t("title")} lead={t("lead")}>
      {isOwner ? (
        <Parts />
      ) : (
        <EmptyState art={<IconTile icon={Lock} tone="muted" />} title={t("ownerOnly")} text={t("ownerOnlyText")} />
      )}
    </Page>
  );
}

function Parts() {
  const { data, error, refetch } = useRead("readProviders", {});
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy className="flex max-w-3xl flex-col gap-4">
        {PARTS.map((part) => (
          <Skeleton key={part} className="h-32 rounded-xl" />
        ))}
      </div>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {data.parts.map((maker) => (
        <PartCard key={maker.part} maker={maker} isLocal={data.isLocal} />
      ))}
    </div>
  );
}
