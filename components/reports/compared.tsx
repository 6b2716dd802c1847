"use client";

import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

const SIGNED = { signDisplay: "always" } as const;
const SHARE = { ...SIGNED, style: "percent", maximumFractionDigits: 0 } as const;
const ICONS = { more: ArrowUp, fewer: ArrowDown, same: Equal };

/** How far a figure is from that of the period before, in a sign and in words. */
export function Compared({ value, before }: { value: number | null; before: number | null }) {
  const t = useTranslations("reports.compared");
  const format = useFormatter();
  if (before === null) return <span className="text-xs text-muted">{t("none")}</span>;
  if (value === null) return <span className="text-xs text-muted">{t("was", { before })}</span>;
  const way = value === before ? "same" : value > before ? "more" : "fewer";
  const Icon = ICONS[way];
  const share = before > 0 ? ` (${format.number((value - before) / before, SHARE)})` : "";
  return (
    <span className="flex gap-1 text-xs text-muted tabular-nums">
      <Icon aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span>
        {t(way, { difference: `${format.number(value - before, SIGNED)}${share}` })}
        <span className="sr-only"> ({t("was", { before })})</span>
      </span>
    </span>
  );
}
