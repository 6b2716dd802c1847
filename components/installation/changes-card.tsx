"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AuditTable } from "#components/audit/audit-table.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { call } from "#lib/client/call.ts";

export function ChangesCard() {
  const t = useTranslations("installation.changes");
  const audit = useTranslations("audit");
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ["listInstallationChanges"],
    queryFn: ({ pageParam }) => call("listInstallationChanges", { query: { ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  if (error && !entries) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!entries) return <Skeleton className="h-24 rounded-xl" />;
  if (entries.length === 0) return <Card className="p-4 text-sm text-muted sm:p-5">{t("none")}</Card>;
  return (
    <div className="flex flex-col gap-3">
      <AuditTable entries={entries} />
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
          {isFetchingNextPage ? audit("loading") : audit("more")}
        </Button>
      )}
    </div>
  );
}
