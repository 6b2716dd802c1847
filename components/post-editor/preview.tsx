"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Monogram } from "#components/ui/monogram.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { cn } from "#components/ui/cn.ts";
import { foldOf } from "./fold.ts";
import type { Post } from "./post.ts";

/** The post as it will stand in the network: its files themselves, swiped. */
export function Preview({
  post,
  account,
  caption,
  page,
  onPage,
}: {
  post: Post;
  account: string;
  caption: string;
  page: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslations("editor.preview");
  const rail = useRef<HTMLDivElement>(null);
  const media = post.mediaUrls;
  useEffect(() => {
    const element = rail.current;
    if (!element || Math.round(element.scrollLeft / element.clientWidth) === page) return;
    element.scrollTo({ left: page * element.clientWidth, behavior: "smooth" });
  }, [page]);
  const settle = () => {
    const element = rail.current;
    if (!element) return;
    const at = Math.round(element.scrollLeft / element.clientWidth);
    if (at !== page) onPage(at);
  };
  const isTall = media[0]?.type === "video";
  const { shown, isFolded } = foldOf(caption);
  return (
    <div
      className={cn("w-full overflow-hidden rounded-3xl border bg-raised shadow-pop", isTall ? "max-w-72" : "max-w-88")}
    >
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Monogram id={post.projectId} name={account} size="sm" />
        <span className="truncate text-sm font-semibold">{account}</span>
      </div>
      <div className="group relative bg-sunken">
        {media[0]?.type === "video" ? (
          <video
            key={media[0].url}
            src={media[0].url}
            controls
            loop
            playsInline
            className="aspect-9/16 w-full bg-black"
          >
            <track kind="captions" />
          </video>
        ) : (
          <section
            ref={rail}
            onScrollEnd={settle}
            // A region that scrolls is reached by keyboard as well.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={media.length > 1 ? 0 : undefined}
            aria-label={t("page", { page: page + 1, count: media.length })}
            className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
          >
            {media.map(({ url }, index) => (
              <Picture
                key={index}
                src={url}
                alt={t("page", { page: index + 1, count: media.length })}
                className="aspect-4/5 w-full shrink-0 snap-center object-contain"
              />
            ))}
          </section>
        )}
        {media.length > 1 && (
          <>
            <Arrow side="left" label={t("previous")} hidden={page === 0} onClick={() => onPage(page - 1)}>
              <ChevronLeft aria-hidden className="size-4" />
            </Arrow>
            <Arrow side="right" label={t("next")} hidden={page === media.length - 1} onClick={() => onPage(page + 1)}>
              <ChevronRight aria-hidden className="size-4" />
            </Arrow>
          </>
        )}
      </div>
      {media.length > 1 && (
        <div aria-hidden className="flex justify-center gap-1 pt-2.5">
          {media.map((_, index) => (
            <span
              key={index}
              className={cn("size-1.5 rounded-full", index === page ? "bg-accent" : "bg-line-strong")}
            />
          ))}
        </div>
      )}
      <p className="px-3 pt-2 pb-3.5 text-xs whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="font-semibold">{account}</span> {shown}
        {isFolded && <span className="text-muted">… {t("more")}</span>}
      </p>
    </div>
  );
}

function Arrow({
  side,
  label,
  hidden,
  onClick,
  children,
}: {
  side: "left" | "right";
  label: string;
  hidden: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  if (hidden) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        "absolute inset-y-0 my-auto flex size-8 items-center justify-center rounded-full bg-raised/90 text-ink shadow-pop",
        side === "left" ? "left-2" : "right-2",
      )}
    >
      {children}
    </button>
  );
}
