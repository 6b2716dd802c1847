"use client";

import { Rows4 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { CreateButton } from "#components/create/create-provider.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { isInFlight } from "#lib/domain/post.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { POLL_MS, type PostCard } from "./card.ts";
import { EmptyArt } from "./empty-art.tsx";
import { GalleryCard, GallerySkeleton } from "./gallery-card.tsx";
import { type Group, GROUPS, groupOf } from "./groups.ts";
import { PostTable } from "./post-table.tsx";
import { ProfileGrid } from "./profile-grid.tsx";
import { Toolbar, VIEWS } from "./toolbar.tsx";
import { useDates } from "./use-dates.ts";
import { useMoves } from "./use-moves.ts";
import { useProjectId, useStudio } from "./use-project-id.ts";
import { useUrl } from "./use-url.ts";

const PAGE = 60;
const MOST = 2000;
const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5";

export function PostsPage() {
  const t = useTranslations("posts");
  const sheet = useTranslations("sheet");
  const projectId = useProjectId();
  const { params, set } = useUrl();
  const group = groupOf(params.get("status"));
  const view = VIEWS.find((one) => one === params.get("view")) ?? "gallery";
  const search = useDeferredValue((params.get("q") ?? "").trim());
  const [round, setRound] = useState(0);
  const reset = () => {
    set({ status: null, q: null });
    setRound(round + 1);
  };
  return (
    <Page
      title={t("title")}
      actions={
        <>
          <ButtonLink href={`/${projectId}/bulk`} label={sheet("link")}>
            <Rows4 aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{sheet("link")}</span>
          </ButtonLink>
          <CreateButton />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Toolbar
          key={round}
          group={group}
          search={params.get("q") ?? ""}
          view={view}
          onGroup={(name) => set({ status: name === "all" ? null : name }, { push: true })}
          onSearch={(text) => set({ q: text === "" ? null : text })}
          onView={(name) => set({ view: name === "gallery" ? null : name })}
        />
        {view === "profile" ? (
          <ProfileGrid projectId={projectId} />
        ) : (
          <Listing projectId={projectId} group={group} search={search} view={view} onReset={reset} />
        )}
      </div>
    </Page>
  );
}

interface ListingProps {
  projectId: string;
  group: Group;
  search: string;
  view: "gallery" | "table";
  onReset: () => void;
}

function Listing({ projectId, group, search, view, onReset }: ListingProps) {
  const t = useTranslations("posts");
  const [limit, setLimit] = useState(PAGE);
  const query = { projectId, status: GROUPS[group].join(","), limit, ...(search !== "" && { search }) };
  const { data, error, isPlaceholderData, refetch } = usePolledCards(query);
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={grid} aria-busy>
        {Array.from({ length: 10 }, (_, index) => (
          <GallerySkeleton key={index} />
        ))}
      </div>
    );
  return (
    <>
      <Results cards={data.cards} view={view} />
      {data.cards.length === 0 && !isPlaceholderData && (
        <Nothing isFiltered={group !== "all" || search !== ""} onReset={onReset} />
      )}
      {data.next !== null && limit < MOST && (
        <Button className="self-center" onClick={() => setLimit(limit + PAGE)} disabled={isPlaceholderData}>
          {isPlaceholderData ? t("loadingMore") : t("more")}
        </Button>
      )}
    </>
  );
}

function usePolledCards(query: { projectId: string; status: string; limit: number; search?: string }) {
  const [isMaking, setIsMaking] = useState(false);
  const read = useRead("listCards", { query }, { keepPrevious: true, refetchInterval: isMaking && POLL_MS });
  const making = read.data?.cards.some(isInFlight) === true;
  if (making !== isMaking) setIsMaking(making);
  return read;
}

function Results({ cards, view }: { cards: readonly PostCard[]; view: "gallery" | "table" }) {
  const { data: studio } = useStudio();
  const zone = studio?.timezone ?? "UTC";
  const dates = useDates(zone);
  const moves = useMoves(dates);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => cards.filter(({ id }) => selected.has(id)), [cards, selected]);
  if (!studio) return null;
  const onSelect = (id: string) =>
    setSelected((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id])));
  const rows = cards.map((card) => ({ card, zone, dates, moves, onSelect, selected: selected.has(card.id) }));
  return (
    <>
      {view === "table" && rows.length > 0 && <PostTable rows={rows} />}
      {view === "gallery" && rows.length > 0 && (
        <ul className={grid}>
          {rows.map((row) => (
            <li key={row.card.id} className="flex">
              <GalleryCard {...row} />
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <BulkBar
          cards={chosen}
          onAll={chosen.length < cards.length ? () => setSelected(new Set(cards.map(({ id }) => id))) : null}
          onClear={() => setSelected(new Set())}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useTranslations("posts.empty");
  if (!isFiltered)
    return (
      <EmptyState art={<EmptyArt />} title={t("title")} text={t("text")}>
        <CreateButton always />
      </EmptyState>
    );
  return (
    <EmptyState art={<EmptyArt />} title={t("filtered")} text={t("filteredText")}>
      <Button onClick={onReset}>{t("reset")}</Button>
    </EmptyState>
  );
}
