"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function CalendarSkeleton() {
  const t = useTranslations("calendar");
  return (
    <>
      <header className="flex h-14 shrink-0 items-center gap-3 border-b px-4">
        <h1 className="sr-only">{t("title")}</h1>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="ml-auto h-8 w-32" />
      </header>
      <main id="content" aria-busy className="flex flex-1">
        <div className="hidden flex-1 md:flex">
          <GridSkeleton />
        </div>
        <div className="flex flex-1 flex-col gap-3 p-4 md:hidden">
          <Skeleton className="h-28 w-full rounded-xl" />
          <Skeleton className="h-24 w-full rounded-xl" />
          <Skeleton className="h-24 w-full rounded-xl" />
        </div>
      </main>
    </>
  );
}

export function GridSkeleton() {
  return (
    <div aria-hidden className="grid flex-1 auto-rows-[minmax(7.75rem,1fr)] grid-cols-7">
      {Array.from({ length: 35 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 border-r border-b p-2">
          <Skeleton className="size-5 rounded-full" />
          {index % 3 !== 1 && <Skeleton className="h-9 w-full rounded-lg" />}
        </div>
      ))}
    </div>
  );
}
