"use client";

import { CircleCheck, ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";

/** A post that is live, and where to see it. */
export function LiveNote({ date, permalink }: { date: string; permalink: string | null }) {
  const t = useTranslations("publishing.live");
  return (
    <output className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-success-soft px-4 py-2.5 text-sm text-success">
      <span className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {t("text", { date })}
      </span>
      {permalink === null ? (
        t("noLink")
      ) : (
        <a
          href={permalink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 font-semibold underline underline-offset-2"
        >
          {t("link")}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </output>
  );
}
