"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useStudio } from "#components/posts/use-project-id.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useUrl } from "#components/posts/use-url.ts";
import { Card, Section } from "#components/ui/card.tsx";
import { PLATFORMS } from "#lib/domain/radar.ts";
import { Insight } from "./insight.tsx";
import { InspirationList } from "./inspiration-list.tsx";
import type { Result } from "./radar.ts";

/** What the last completed run found. */
export function Findings({ result }: { result: Result }) {
  const t = useTranslations("radar");
  const { data: studio } = useStudio();
  const dates = useDates(studio?.timezone ?? "UTC");
  const { params, set } = useUrl();
  const asked = params.get("claim");
  const claim = asked !== null && /^\d+$/.test(asked) && result.claims[Number(asked)] ? Number(asked) : null;
  const show = (place: number | null) => set({ claim: place === null ? null : String(place) });
  return (
    <>
      <section aria-label={t("kpi.label")} className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-3">
          <Kpi result={result} of="all" />
          {PLATFORMS.map((platform) => (
            <Kpi key={platform} result={result} of={platform} />
          ))}
        </div>
        <p className="text-xs text-muted">{t("updated", { date: dates.dateTime(result.completedAt) })}</p>
      </section>
      {result.claims.length > 0 && (
        <Section title={t("insight.title")} description={t("insight.description")}>
          <Insight claims={result.claims} shown={claim} onShow={show} />
        </Section>
      )}
      <InspirationList result={result} claim={claim} onClearClaim={() => show(null)} />
    </>
  );
}

function Kpi({ result: { accounts, kpis }, of }: { result: Result; of: keyof Result["kpis"] }) {
  const t = useTranslations("radar.kpi");
  const format = useFormatter();
  const { studied, views } = kpis[of];
  const count = accounts.filter(({ platform }) => of === "all" || platform === of).length;
  return (
    <Card className="flex flex-col gap-1 p-4">
      <p className="text-xs font-medium text-muted">{t(of)}</p>
      <p className="flex items-baseline gap-1.5">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {format.number(views, { notation: "compact", maximumFractionDigits: 1 })}
        </span>
        <span className="text-sm text-muted">{t("views")}</span>
      </p>
      <p className="text-xs text-muted tabular-nums">
        {t("studied", { count: studied })} · {t("accounts", { count })}
      </p>
    </Card>
  );
}
