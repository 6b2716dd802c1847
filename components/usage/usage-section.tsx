"use client";

import { useFormatter, useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Meter } from "#components/ui/meter.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { CapForm } from "./cap-form.tsx";
import { ByProvider, DearestPosts, EarlierMonths } from "./usage-lists.tsx";
import { useCost, type Usage } from "./usage.ts";

/** What providers took this month and before, and its limit; nothing where none ever made a thing. */
export function UsageSection() {
  const t = useTranslations("usage");
  const { data, error, refetch } = useRead("readUsage", {});
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || (!data.hasProvider && data.month.calls === 0 && data.months.length === 0)) return null;
  return (
    <Section title={t("title")} description={t("text")}>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr]">
        <ThisMonth usage={data} />
        <Card>
          <CapForm key={data.capCents} usage={data} />
        </Card>
      </div>
      {data.providers.length === 0 ? <p className="text-sm text-muted">{t("none")}</p> : <ByProvider usage={data} />}
      {data.posts.length > 0 && <DearestPosts usage={data} />}
      {data.months.length > 0 && <EarlierMonths usage={data} />}
    </Section>
  );
}

function ThisMonth({ usage: { capCents, currency, month } }: { usage: Usage }) {
  const t = useTranslations("usage");
  const format = useFormatter();
  const costOf = useCost(currency);
  const spent = month.cost ?? 0;
  const cap = capCents === null ? null : capCents / 100;
  const isReached = cap !== null && spent >= cap;
  const text = costOf(month.cost ?? (month.unpriced > 0 ? null : 0));
  const again = format.dateTime(new Date(month.to), { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h3 className="text-sm font-medium text-muted">{t("month")}</h3>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{text}</span>
        {cap !== null && <span className="text-sm text-muted tabular-nums">{t("of", { cap: costOf(cap) })}</span>}
      </p>
      {cap !== null && <Meter label={t("month")} value={spent} max={cap} text={text} />}
      <p className="text-sm text-muted">
        {t("calls", { count: month.calls })}. {t("renews", { date: again })}
      </p>
      {month.unpriced > 0 && (
        <p className="text-xs text-pretty text-muted">{t("unpriced", { count: month.unpriced })}</p>
      )}
      {isReached && <p className="text-sm text-pretty text-danger">{t("cap.reached")}</p>}
    </Card>
  );
}
