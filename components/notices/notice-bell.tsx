"use client";

import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { cn } from "#components/ui/cn.ts";
import { Popup } from "#components/ui/popup.tsx";
import { useNoticeCount } from "./use-notice-count.ts";

const NoticeList = dynamic(async () => (await import("./notice-list.tsx")).NoticeList, { ssr: false });

const MOST_SHOWN = 9;

/** What was told and not seen, as a number; the list is fetched when it opens. */
export function NoticeBell({
  side,
  align,
  className,
}: {
  side: "right" | "bottom";
  align: "start" | "end";
  className?: string;
}) {
  const t = useTranslations("notices");
  const unseen = useNoticeCount()?.unseen ?? 0;
  return (
    <Popup
      kind="dialog"
      label={t("title")}
      side={side}
      align={align}
      // A phone has no room beside the button: it takes the width.
      className="w-96 max-md:inset-x-4! max-md:top-16! max-md:w-auto! max-md:[position-area:none]!"
      trigger={
        <button
          type="button"
          aria-label={t("count", { count: unseen })}
          className={cn(
            "relative flex size-8 shrink-0 items-center justify-center rounded-lg border bg-raised text-muted shadow-rise transition-colors hover:border-line-strong hover:text-ink aria-expanded:text-ink",
            className,
          )}
        >
          <Bell aria-hidden className="size-4" />
          {unseen > 0 && (
            <span
              aria-hidden
              className="absolute -top-1.5 -right-1.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent tabular-nums"
            >
              {unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : unseen}
            </span>
          )}
        </button>
      }
    >
      <NoticeList />
    </Popup>
  );
}
