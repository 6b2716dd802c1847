"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { CommentsMark } from "#components/review/comments-mark.tsx";
import { LookMark } from "#components/writer/look-mark.tsx";
import { shownAt } from "#lib/domain/listing.ts";
import { FORMAT_ICONS } from "./card.ts";
import { Cover } from "./cover.tsx";
import { useFailureText } from "./failure-text.tsx";
import type { Listed } from "./gallery-card.tsx";
import { Making } from "./making.tsx";
import { PostMenu } from "./post-menu.tsx";
import { StatusMark } from "./status-mark.tsx";

const head = "px-3 py-2.5 text-left text-xs font-medium whitespace-nowrap text-muted";

export function PostTable({ rows }: { rows: Listed[] }) {
  const t = useTranslations("posts");
  return (
    <Card className="overflow-hidden">
      <table className="w-full border-collapse">
        <thead className="border-b bg-sunken">
          <tr>
            <th scope="col" className="w-10 pl-2">
              <span className="sr-only">{t("table.select")}</span>
            </th>
            <th scope="col" className={head}>
              {t("table.post")}
            </th>
            <th scope="col" className={cn(head, "hidden lg:table-cell")}>
              {t("table.format")}
            </th>
            <th scope="col" className={cn(head, "hidden sm:table-cell")}>
              {t("table.status")}
            </th>
            <th scope="col" className={cn(head, "hidden md:table-cell")}>
              {t("table.date")}
            </th>
            <th scope="col" className="w-12">
              <span className="sr-only">{t("bulk.bar")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.card.id} {...row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ card, zone, dates, moves, selected, onSelect }: Listed) {
  const t = useTranslations("posts");
  const failureText = useFailureText();
  const FormatIcon = FORMAT_ICONS[card.format];
  const at = shownAt(card);
  return (
    <tr className={cn("border-b last:border-b-0", selected ? "bg-accent-soft" : "hover:bg-hover/50")}>
      <td className="pl-2">
        <label className="flex size-8 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`${t("table.select")}: ${card.theme}`}
            checked={selected}
            onChange={() => onSelect(card.id)}
            className="size-4 accent-accent"
          />
        </label>
      </td>
      <td className="w-full max-w-0 px-3 py-2">
        <div className="flex items-center gap-3">
          <Cover card={card} className="h-12 w-[38px] rounded-md" />
          <div className="flex min-w-0 flex-col gap-0.5">
            <Link
              href={`/${card.projectId}/posts/${card.id}`}
              prefetch={false}
              className="truncate text-sm font-medium hover:text-accent-ink"
            >
              {card.theme}
            </Link>
            {card.status === "failed" ? (
              <p className="line-clamp-2 text-xs text-danger">{failureText(card.failure)}</p>
            ) : (
              card.textContent && <p className="truncate text-xs text-muted">{card.textContent}</p>
            )}
            <LookMark card={card} />
            <CommentsMark card={card} />
            {card.making && (
              <div className="w-44 max-w-full">
                <Making making={card.making} />
              </div>
            )}
            <div className="sm:hidden">
              <StatusMark status={card.status} />
            </div>
          </div>
        </div>
      </td>
      <td className="hidden px-3 lg:table-cell">
        <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
          <FormatIcon aria-hidden className="size-3.5" />
          {t(`format.${card.format}`)}
        </span>
      </td>
      <td className="hidden px-3 sm:table-cell">
        <StatusMark status={card.status} />
      </td>
      <td className="hidden px-3 text-xs whitespace-nowrap text-muted tabular-nums md:table-cell">
        {at ? dates.dateTime(at) : t("undated")}
      </td>
      <td className="pr-2">
        <PostMenu card={card} zone={zone} moves={moves} />
      </td>
    </tr>
  );
}
