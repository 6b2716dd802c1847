"use client";

import { AudioLines, Image, type LucideIcon, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { type Usage, useCost, useMonthName, useTaken } from "./usage.ts";

const ICONS: Record<Usage["providers"][number]["part"], LucideIcon> = {
  text: PenLine,
  image: Image,
  voice: AudioLines,
};

type OfProviders = Pick<Usage, "currency" | "providers">;

export function ByProvider({ usage }: { usage: OfProviders }) {
  const t = useTranslations("usage");
  return (
    <List title={t("providers.title")}>
      <ProviderLines usage={usage} />
    </List>
  );
}

export function ProviderLines({ usage: { currency, providers } }: { usage: OfProviders }) {
  const t = useTranslations("usage");
  const costOf = useCost(currency);
  const taken = useTaken();
  return (
    <>
      {providers.map(({ faults, part, provider, ...took }) => {
        const Icon = ICONS[part];
        return (
          <Line
            key={`${part} ${provider}`}
            icon={<Icon aria-hidden className="size-4 shrink-0 text-muted" />}
            title={`${t(`parts.${part}`)}: ${provider}`}
            note={faults > 0 ? `${taken(took)} · ${t("providers.faults", { count: faults })}` : taken(took)}
            cost={costOf(took.cost)}
          />
        );
      })}
    </>
  );
}

export function DearestPosts({ usage: { currency, posts } }: { usage: Usage }) {
  const t = useTranslations("usage.posts");
  const costOf = useCost(currency);
  const taken = useTaken();
  return (
    <List title={t("title")}>
      {posts.map(({ id, projectId, theme, ...took }) => (
        <Line
          key={id}
          title={
            projectId === null ? (
              t("deleted")
            ) : (
              <Link href={`/${projectId}/posts/${id}`} className="hover:underline">
                {theme}
              </Link>
            )
          }
          note={taken(took)}
          cost={costOf(took.cost)}
        />
      ))}
    </List>
  );
}

export function EarlierMonths({ usage: { currency, months } }: { usage: Usage }) {
  const t = useTranslations("usage.months");
  const nameOf = useMonthName();
  const costOf = useCost(currency);
  const taken = useTaken();
  return (
    <List title={t("title")}>
      {months.map(({ from, ...took }) => (
        <Line key={from} title={nameOf(from)} note={taken(took)} cost={costOf(took.cost)} />
      ))}
    </List>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h3 className="border-b px-4 py-2.5 text-xs font-medium text-muted">{title}</h3>
      <ul className="divide-y">{children}</ul>
    </Card>
  );
}

function Line({ icon, title, note, cost }: { icon?: ReactNode; title: ReactNode; note: string; cost: string }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{title}</p>
        <p className="text-xs text-pretty text-muted tabular-nums">{note}</p>
      </div>
      <p className="shrink-0 text-sm font-semibold tabular-nums">{cost}</p>
    </li>
  );
}
