"use client";

import { Clock3 } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { shownAt } from "#lib/domain/listing.ts";
import { FORMAT_ICONS, type PostCard } from "./card.ts";
import { Cover } from "./cover.tsx";
import { EmptyArt } from "./empty-art.tsx";
import { type Dates, useDates } from "./use-dates.ts";
import { useStudio } from "./use-project-id.ts";

const MOST = 150;
const grid = "grid grid-cols-3 gap-0.5 overflow-hidden rounded-b-xl";

/** The profile as visitors will find it: what is scheduled stands on top, in the order in which it goes out. */
export function ProfileGrid({ projectId }: { projectId: string }) {
  const t = useTranslations("posts.profile");
  const { data: studio } = useStudio();
  const dates = useDates(studio?.timezone ?? "UTC");
  const query = { projectId, status: "scheduled,publishing,published", limit: MOST };
  const { data, error, refetch } = useRead("listCards", { query });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const cards =
    studio && data?.cards.toSorted((one, other) => (shownAt(other) ?? "").localeCompare(shownAt(one) ?? ""));
  if (cards?.length === 0) return <EmptyState art={<EmptyArt />} title={t("empty")} text={t("emptyText")} />;
  return (
    <section aria-label={t("label")} className="mx-auto w-full max-w-xl rounded-xl border bg-surface shadow-rise">
      <ProfileHead projectId={projectId} cards={cards ?? []} />
      <ul className={grid} aria-busy={!cards}>
        {!cards && Array.from({ length: 9 }, (_, tile) => <Skeleton key={tile} className="aspect-4/5 rounded-none" />)}
        {cards?.map((card) => (
          <li key={card.id} className="min-w-0">
            <Tile card={card} dates={dates} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProfileHead({ projectId, cards }: { projectId: string; cards: readonly PostCard[] }) {
  const t = useTranslations("posts.profile");
  const { project } = useCurrentProject();
  const { data: brand } = useRead("readBrand", { params: { id: projectId } });
  const live = cards.filter(({ status }) => status === "published").length;
  const name = project?.name ?? "";
  return (
    <div className="flex items-center gap-3 p-4">
      {brand?.photo ? (
        <Picture src={brand.photo} alt="" className="size-14 rounded-full object-cover" />
      ) : (
        <Monogram id={projectId} name={name} size="lg" />
      )}
      <div className="min-w-0">
        <p className="truncate text-base font-semibold">{project?.social ? `@${project.social}` : name}</p>
        <p className="text-xs text-muted tabular-nums">{t("count", { live, coming: cards.length - live })}</p>
      </div>
    </div>
  );
}

function Tile({ card, dates }: { card: PostCard; dates: Dates }) {
  const t = useTranslations("posts");
  const Icon = FORMAT_ICONS[card.format];
  const isComing = card.status !== "published";
  return (
    <Link
      href={`/${card.projectId}/posts/${card.id}`}
      prefetch={false}
      className="group relative block outline-offset-[-2px]"
    >
      <Cover
        card={card}
        sizes="(min-width: 640px) 12rem, 33vw"
        className={cn("aspect-4/5 w-full transition-opacity group-hover:opacity-85", isComing && "opacity-60")}
      />
      <span className="sr-only">{`${card.theme}, ${t(`format.${card.format}`)}, ${t(`status.${card.status}`)}`}</span>
      <Icon aria-hidden className="absolute top-2 right-2 size-4 text-white drop-shadow-[0_0_2px_rgb(0_0_0/.8)]" />
      {isComing && card.scheduledFor && (
        <span className="absolute bottom-1.5 left-1.5 flex max-w-[calc(100%-0.75rem)] items-center gap-1 rounded-full bg-raised px-2 py-0.5 text-2xs font-medium text-ink tabular-nums shadow-rise">
          <Clock3 aria-hidden className="size-3 shrink-0 text-accent-ink" />
          <span className="truncate">{dates.short(card.scheduledFor)}</span>
          <span className="hidden sm:inline">{dates.time(card.scheduledFor)}</span>
        </span>
      )}
    </Link>
  );
}
