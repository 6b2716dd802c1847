"use client";

import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type Entry = Output<"listCredits">["entries"][number];

const PAGE = 10;

/** Every credit that came or went, and the post that each was for. */
export function Ledger() {
  const t = useTranslations("plan.ledger");
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  return (
    <Section title={t("title")} description={t("text")}>
      <Card className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-left text-xs text-muted">
            <tr className="border-b">
              <th className="px-4 py-2.5 font-medium">{t("what")}</th>
              <th className="hidden px-4 py-2.5 font-medium sm:table-cell">{t("when")}</th>
              <th className="px-4 py-2.5 text-right font-medium">{t("amount")}</th>
              <th className="px-4 py-2.5 text-right font-medium">{t("balance")}</th>
            </tr>
          </thead>
          {cursors.map((cursor, index) => (
            <LedgerPage
              key={cursor ?? "first"}
              cursor={cursor}
              onMore={index === cursors.length - 1 ? (next) => setCursors((known) => [...known, next]) : undefined}
            />
          ))}
        </table>
      </Card>
    </Section>
  );
}

function LedgerPage({ cursor, onMore }: { cursor: string | undefined; onMore: ((next: string) => void) | undefined }) {
  const t = useTranslations("plan.ledger");
  const { data, error, refetch } = useRead("listCredits", { query: { limit: PAGE, ...(cursor && { cursor }) } });
  const next = data?.next ?? null;
  return (
    <tbody>
      {error && !data && (
        <Wide>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Wide>
      )}
      {!data && !error && (
        <Wide>
          <Skeleton className="h-40 w-full" />
        </Wide>
      )}
      {data?.entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
      {data && data.entries.length === 0 && <Wide>{t("none")}</Wide>}
      {onMore && next !== null && (
        <Wide>
          <Button onClick={() => onMore(next)}>{t("more")}</Button>
        </Wide>
      )}
    </tbody>
  );
}

function Wide({ children }: { children: React.ReactNode }) {
  return (
    <tr>
      <td colSpan={4} className="p-4 text-center text-muted">
        {children}
      </td>
    </tr>
  );
}

function Row({ entry: { amount, balance, bucket, createdAt, post, reason } }: { entry: Entry }) {
  const t = useTranslations("plan.ledger");
  const format = useFormatter();
  const when = format.dateTime(new Date(createdAt), { day: "numeric", month: "short", year: "numeric" });
  const what = t(`reasons.${reason}`);
  return (
    <tr className="border-b last:border-0">
      <td className="w-full max-w-0 px-4 py-2.5">
        <p className="truncate">
          {post?.projectId ? (
            <Link href={`/${post.projectId}/posts/${post.id}`} className="font-medium hover:underline">
              {post.theme}
            </Link>
          ) : (
            <span className="font-medium">{post ? t("deleted") : what}</span>
          )}
        </p>
        <p className="truncate text-xs text-muted">
          {post ? `${what} · ${t(`buckets.${bucket}`)}` : t(`buckets.${bucket}`)}
          <span className="sm:hidden"> · {when}</span>
        </p>
      </td>
      <td className="hidden px-4 py-2.5 whitespace-nowrap text-muted sm:table-cell">{when}</td>
      <td className={cn("px-4 py-2.5 text-right tabular-nums", amount > 0 && "font-medium text-success")}>
        {format.number(amount, { signDisplay: "exceptZero" })}
      </td>
      <td className="px-4 py-2.5 text-right tabular-nums">{format.number(balance)}</td>
    </tr>
  );
}
