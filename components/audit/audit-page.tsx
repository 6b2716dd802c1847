"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { History, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { call } from "#lib/client/call.ts";
import { AUDIT_TOPICS, type AuditTopic } from "#lib/domain/audit.ts";
import { type Role, roleAllows } from "#lib/domain/role.ts";
import { AuditTable } from "./audit-table.tsx";

export function AuditPage({ role }: { role: Role }) {
  const t = useTranslations("audit");
  const isAllowed = roleAllows(role, "readAudit");
  const [topic, setTopic] = useState<AuditTopic>();
  const [userId, setUserId] = useState<string>();
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ["listAudit", { topic, userId }],
    queryFn: ({ pageParam }) =>
      call("listAudit", {
        query: { ...(topic && { topic }), ...(userId && { userId }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    enabled: isAllowed,
    placeholderData: (before) => before,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  const people = data?.pages[0]?.people ?? [];
  const isFiltered = topic !== undefined || userId !== undefined;
  const clear = () => {
    setTopic(undefined);
    setUserId(undefined);
  };
  const everything = { value: "", label: t("filters.all") };
  const everyone = { value: "", label: t("filters.everyone") };
  return (
    <Page title={t("title")} lead={t("lead")}>
      {!isAllowed && (
        <EmptyState art={<IconTile icon={Lock} />} title={t("notAllowed.title")} text={t("notAllowed.text")} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {isAllowed && !data && !error && (
        <div aria-busy className="flex flex-col gap-2">
          <Skeleton className="mb-2 h-14 max-w-md" />
          {["a", "b", "c", "d", "e"].map((row) => (
            <Skeleton key={row} className="h-11 rounded-lg" />
          ))}
        </div>
      )}
      {entries && (
        <div className="flex flex-col gap-4">
          <div className="grid max-w-md grid-cols-2 gap-3">
            <SelectField
              label={t("filters.topic")}
              value={topic ?? ""}
              choices={[everything, ...AUDIT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))]}
              onChange={(next) => setTopic(AUDIT_TOPICS.find((known) => known === next))}
            />
            <SelectField
              label={t("filters.person")}
              value={userId ?? ""}
              choices={[everyone, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(next) => setUserId(next === "" ? undefined : next)}
            />
          </div>
          {entries.length > 0 && <AuditTable entries={entries} />}
          {entries.length === 0 && !isFiltered && (
            <EmptyState art={<IconTile icon={History} />} title={t("empty.title")} text={t("empty.text")} />
          )}
          {entries.length === 0 && isFiltered && (
            <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line-strong px-4 py-8 text-sm text-muted">
              {t("none")}
              <Button onClick={clear}>{t("clear")}</Button>
            </div>
          )}
          {hasNextPage && (
            <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
              {isFetchingNextPage ? t("loading") : t("more")}
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
