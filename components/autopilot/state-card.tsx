"use client";

import { Bot, CirclePause } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { useMemo, useState } from "react";
import type { PostCard } from "#components/posts/card.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SwitchControl } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { forecastOf, LEAD_MS, occurrencesOf } from "#lib/domain/autopilot.ts";
import { Blockers } from "./blockers.tsx";
import type { Autopilot, Changes } from "./use-autopilot.ts";

interface StateProps {
  autopilot: Autopilot;
  changes: Changes;
  dates: Dates;
  now: Date;
  coming: readonly PostCard[];
}

/** On or off, what comes next, and what it will cost; switching on asks once, with the figures. */
export function StateCard({ autopilot, changes, coming, dates, now }: StateProps) {
  const t = useTranslations("autopilot.state");
  const [isAsking, setIsAsking] = useState(false);
  const { enabled, slots } = autopilot;
  const Icon = enabled ? Bot : CirclePause;
  const [next] = coming.map(({ scheduledFor }) => scheduledFor ?? "").toSorted((a, b) => a.localeCompare(b));
  const note =
    slots.length === 0 ? t("empty") : !enabled ? t("waiting") : next ? t("next", { date: dates.dateTime(next) }) : "";
  const turn = (on: boolean) => changes.turn(on, () => toast.success(on ? t("enabled") : t("disabled")));
  return (
    <Card className="grid divide-y md:grid-cols-[1fr_1.2fr] md:divide-x md:divide-y-0">
      <div className="flex items-center gap-4 p-4 md:p-5">
        <span
          className={cn(
            "flex size-11 shrink-0 items-center justify-center rounded-xl",
            enabled ? "bg-accent-soft text-accent-ink" : "bg-hover text-muted",
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{enabled ? t("on") : t("off")}</p>
          <p className="text-sm text-pretty text-muted">{note}</p>
        </div>
        <SwitchControl
          label={t("switch")}
          checked={enabled}
          disabled={slots.length === 0 && !enabled}
          onChange={(on) => (on ? setIsAsking(true) : turn(false))}
        />
      </div>
      <Forecast autopilot={autopilot} now={now} dates={dates} />
      <Confirm
        autopilot={autopilot}
        dates={dates}
        now={now}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          turn(true);
        }}
      />
    </Card>
  );
}

function useForecast({ slots, timezone }: Autopilot, now: Date) {
  const { data } = useRead("readPlan", {});
  const credits = data?.availableCredits;
  const forecast = useMemo(
    () => (credits === undefined ? null : forecastOf(slots, timezone, now, credits)),
    [slots, timezone, now, credits],
  );
  return data && forecast ? { ...forecast, credits: data.availableCredits, plan: data.plan } : null;
}

function Forecast({ autopilot, dates, now }: { autopilot: Autopilot; dates: Dates; now: Date }) {
  const t = useTranslations("autopilot.forecast");
  const format = useFormatter();
  const forecast = useForecast(autopilot, now);
  if (!forecast) {
    return (
      <div className="flex flex-col justify-center gap-2 p-4 md:p-5">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-64" />
      </div>
    );
  }
  const { credits, perMonth, perWeek, plan, shortAt } = forecast;
  const renewsAt = plan?.currentPeriodEnd && !plan.cancelAtPeriodEnd ? plan.currentPeriodEnd : null;
  return (
    <div className="flex flex-col justify-center gap-1 p-4 md:p-5">
      <p className="flex flex-wrap gap-x-4 text-sm font-medium tabular-nums">
        <span>{t("week", { count: perWeek })}</span>
        <span>{t("month", { count: perMonth })}</span>
      </p>
      <p className="text-sm text-pretty text-muted">
        {t("have", { count: credits })}{" "}
        {perMonth > 0 && (
          <span className={cn(shortAt && "font-medium text-warning")}>
            {shortAt ? t("short", { date: dates.dateTime(shortAt) }) : t("enough")}
          </span>
        )}{" "}
        {shortAt &&
          renewsAt &&
          t("renews", { date: format.dateTime(new Date(renewsAt), { day: "numeric", month: "short" }) })}{" "}
        {shortAt && (
          <Link href="/plan" className="font-medium text-accent-ink underline underline-offset-2">
            {t("buy")}
          </Link>
        )}
      </p>
    </div>
  );
}

function Confirm({
  autopilot,
  dates,
  now,
  open,
  onClose,
  onConfirm,
}: {
  autopilot: Autopilot;
  dates: Dates;
  now: Date;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations("autopilot.confirm");
  const { requiresApproval, slots, timezone } = autopilot;
  const near = useMemo(() => {
    const end = now.getTime() + LEAD_MS;
    return occurrencesOf(slots, timezone, now, 1).filter(({ dueAt }) => dueAt.getTime() <= end).length;
  }, [slots, timezone, now]);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t("title")}>
      <div className="flex flex-col gap-4 px-6 pt-3 pb-6">
        <Card className="bg-sunken">
          <Forecast autopilot={autopilot} dates={dates} now={now} />
        </Card>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm text-pretty text-muted">
          <li>{t("now", { count: near })}</li>
          <li>{t("later")}</li>
          <li>{requiresApproval ? t("approval") : t("direct")}</li>
        </ul>
        <Blockers autopilot={autopilot} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t("submit")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
