"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Segmented } from "#components/ui/segmented.tsx";
import { Slider } from "#components/ui/slider.tsx";
import { PERIODS, type PlanChoice } from "#lib/domain/plan.ts";
import { nearestStop, stopsOf } from "./choice.ts";
import { CountInput } from "./count-input.tsx";
import type { PlanAnswer } from "./plan.ts";

export function QuoteControls({
  table,
  choice,
  onChange,
}: {
  table: PlanAnswer["priceTable"];
  choice: PlanChoice;
  onChange: (choice: PlanChoice) => void;
}) {
  const t = useTranslations("plan.quote");
  const format = useFormatter();
  const stops = stopsOf(table);
  const setPosts = (posts: number) => onChange({ ...choice, posts });
  const setAccounts = (accounts: number) => onChange({ ...choice, accounts });
  const discount = t("discount", { percent: format.number(table.annualDiscount, { style: "percent" }) });
  const periods = PERIODS.map((value) => ({ value, label: t(value), ...(value === "annual" && { note: discount }) }));
  return (
    <div className="flex flex-col gap-6 p-5">
      <div className="flex flex-col gap-1">
        <CountInput label={t("posts")} value={choice.posts} max={table.maxPosts} onChange={setPosts} />
        <Slider
          label={t("posts")}
          value={nearestStop(stops, choice.posts)}
          max={stops.length - 1}
          text={t("postsValue", { count: choice.posts })}
          onChange={(index) => setPosts(stops[index] ?? choice.posts)}
        />
      </div>
      <div className="flex flex-col gap-1">
        <CountInput label={t("accounts")} value={choice.accounts} max={table.maxAccounts} onChange={setAccounts} />
        <Slider
          label={t("accounts")}
          value={choice.accounts - 1}
          max={table.maxAccounts - 1}
          text={t("accountsValue", { count: choice.accounts })}
          onChange={(index) => setAccounts(index + 1)}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{t("period")}</p>
        <Segmented
          label={t("period")}
          value={choice.period}
          choices={periods}
          onChange={(period) => onChange({ ...choice, period })}
        />
      </div>
    </div>
  );
}
