"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { useUrl } from "#components/posts/use-url.ts";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SearchField } from "#components/ui/search-field.tsx";
import { Select } from "#components/ui/select-field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { useDrop } from "#components/ui/use-drop.ts";
import { PLATFORMS } from "#lib/domain/radar.ts";
import { gridStyle } from "./card-grid.ts";
import { InspirationCard } from "./inspiration-card.tsx";
import { DayTray } from "./day-tray.tsx";
import type { Inspiration, Result } from "./radar.ts";
import { RadarArt } from "./radar-art.tsx";
import { CardSkeletons } from "./radar-skeleton.tsx";
import { type Filters, useInspirations } from "./use-inspirations.ts";

interface Props {
  result: Result;
  claim: number | null;
  onClearClaim: () => void;
}

export function InspirationList({ result, claim, onClearClaim }: Props) {
  const t = useTranslations("radar.list");
  const id = useProjectId();
  const { params, set } = useUrl();
  const [typed, setTyped] = useState(params.get("q") ?? "");
  const search = useDeferredValue(typed.trim());
  const platform = PLATFORMS.find((one) => one === params.get("platform"));
  const account = params.get("account");
  const handle = result.accounts.find((one) => one.handle === account)?.handle;
  const filters: Filters = {
    ...(platform && { platform }),
    ...(handle && { handle }),
    ...(search !== "" && { search }),
    ...(claim !== null && { claim }),
  };
  const create = useCreateSheet();
  const { carried, lift } = useDrop<Inspiration>(({ title }, day) => create({ theme: title, day }));
  const read = useInspirations(id, result.id, filters);
  const { data, error, refetch } = read;
  const isFiltered = Object.keys(filters).length > 0;
  const reset = () => {
    setTyped("");
    set({ platform: null, account: null, q: null, claim: null });
  };
  return (
    <div id="inspirations" className="scroll-mt-16">
      <Section
        title={t("title")}
        description={t("description")}
        aside={data && <p className="text-sm text-muted tabular-nums">{t("total", { count: data.total })}</p>}
      >
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t("platform")}
            value={platform ?? "all"}
            onChange={(value) => set({ platform: value === "all" ? null : value, account: null })}
            choices={(["all", ...PLATFORMS] as const).map((value) => ({ value, label: t(value) }))}
            className="w-full sm:w-auto"
          />
          <Select
            label={t("account")}
            value={handle ?? ""}
            onChange={(chosen) => set({ account: chosen || null })}
            choices={[
              { value: "", label: t("everyone") },
              ...result.accounts
                .filter((one) => !platform || one.platform === platform)
                .map((one) => ({ value: one.handle, label: `${one.name} (@${one.handle})` })),
            ]}
            className="min-w-0 flex-1 sm:w-56 sm:flex-none"
          />
          <SearchField
            label={t("search")}
            clear={t("clearSearch")}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              set({ q: text || null });
            }}
            className="basis-48 sm:max-w-xs"
          />
        </div>
        {claim !== null && (
          <div className="flex items-center gap-2 rounded-lg bg-accent-soft py-1 pr-1 pl-3 text-sm text-accent-ink">
            <p className="min-w-0 flex-1 truncate">{t("claim", { text: result.claims[claim]?.text ?? "" })}</p>
            <Button variant="ghost" onClick={onClearClaim} className="text-accent-ink">
              <X aria-hidden className="size-4" />
              {t("clear")}
            </Button>
          </div>
        )}
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <CardSkeletons />}
        {data && data.cards.length > 0 && (
          <ul className={gridStyle}>
            {data.cards.map((card) => (
              <li key={card.id} className="flex">
                <InspirationCard card={card} onLift={lift} />
              </li>
            ))}
          </ul>
        )}
        {data?.cards.length === 0 && (
          <EmptyState
            art={<RadarArt />}
            title={t(isFiltered ? "empty" : "none")}
            text={t(isFiltered ? "emptyText" : "noneText")}
          >
            {isFiltered && <Button onClick={reset}>{t("clear")}</Button>}
          </EmptyState>
        )}
        {read.hasNextPage && (
          <Button
            className="self-center"
            onClick={() => void read.fetchNextPage()}
            disabled={read.isFetchingNextPage}
            focusableWhenDisabled
          >
            {t(read.isFetchingNextPage ? "loadingMore" : "more")}
          </Button>
        )}
      </Section>
      {carried && <DayTray carried={carried} />}
    </div>
  );
}
