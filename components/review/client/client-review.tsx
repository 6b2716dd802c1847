"use client";

import { CircleCheck, Link2Off } from "lucide-react";
import { useTranslations } from "next-intl";
import { LanguageLinks } from "#components/entry/language-links.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { ClientPost } from "./client-post.tsx";

/** What a client sees: the brand's posts, one below the other, each with the two answers that there are. */
export function ClientReview({ token }: { token: string }) {
  const t = useTranslations("review.client");
  const { data, error, refetch } = useRead("readReview", { params: { token } });
  const isGone = error?.code === "not_found";
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <main id="content" className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-4 pt-6 pb-10 sm:pt-10">
        {isGone && <Gone />}
        {error && !isGone && !data && (
          <>
            <h1 className="sr-only">{t("approve")}</h1>
            <LoadError error={error} onRetry={() => void refetch()} />
          </>
        )}
        {!error && !data && (
          <div aria-busy className="flex flex-col gap-6">
            <h1 className="sr-only">{t("approve")}</h1>
            <Skeleton className="h-16 rounded-xl" />
            <Skeleton className="aspect-4/5 rounded-3xl" />
          </div>
        )}
        {data && !isGone && <Posts token={token} review={data} />}
      </main>
      <footer className="mx-auto w-full max-w-xl px-4 pb-6">
        <LanguageLinks />
      </footer>
    </div>
  );
}

function Posts({ token, review }: { token: string; review: Output<"readReview"> }) {
  const t = useTranslations("review.client");
  const { brand, expiresAt, label, posts, timezone } = review;
  const dates = useDates(timezone);
  const left = posts.filter(({ state }) => state === "waiting").length;
  return (
    <>
      <header className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Monogram id={brand} name={brand} size="lg" />
          <h1 className="min-w-0 text-xl font-semibold tracking-tight text-balance [overflow-wrap:anywhere]">
            {t("title", { brand })}
          </h1>
        </div>
        {posts.length > 0 && (
          <p className="text-base text-pretty text-muted">
            {t("lead", { label })}{" "}
            <output className={left === 0 ? "font-medium text-success" : "font-medium text-ink"}>
              {t("left", { count: left })}.
            </output>
          </p>
        )}
      </header>
      {posts.length === 0 && (
        <div className="flex flex-col items-center gap-3 rounded-3xl border bg-surface px-6 py-12 text-center shadow-rise">
          <IconTile icon={CircleCheck} />
          <h2 className="text-base font-semibold">{t("none")}</h2>
          <p className="text-sm text-pretty text-muted">{t("noneText")}</p>
        </div>
      )}
      {posts.map((post) => (
        <ClientPost key={post.id} token={token} post={post} brand={brand} dates={dates} />
      ))}
      <p className="text-center text-xs text-muted">{t("valid", { date: dates.dateTime(expiresAt) })}</p>
    </>
  );
}

function Gone() {
  const t = useTranslations("review.client");
  return (
    <div className="my-auto flex flex-col items-center gap-3 text-center">
      <IconTile icon={Link2Off} />
      <h1 className="text-xl font-semibold tracking-tight">{t("gone")}</h1>
      <p className="text-base text-pretty text-muted">{t("goneText")}</p>
    </div>
  );
}
