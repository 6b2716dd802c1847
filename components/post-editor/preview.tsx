"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Monogram } from "#components/ui/monogram.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { cn } from "#components/ui/cn.ts";
import { foldOf } from "./fold.ts";

const SIZES = { slide: "max-w-88", reel: "max-w-72", timed: "max-w-72 md:max-w-60" };

/** The post in the network's frame: whose it is above, what it says below. */
export function Preview({
  projectId,
  account,
  caption,
  size,
  children,
}: {
  projectId: string;
  account: string;
  caption: string;
  /** a slide, a reel, or a reel that leaves room for its timeline */
  size: keyof typeof SIZES;
  children: ReactNode;
}) {
  const t = useTranslations("editor.preview");
  const { shown, isFolded } = foldOf(caption);
  return (
    <div className={cn("w-full overflow-hidden rounded-3xl border bg-raised shadow-pop", SIZES[size])}>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Monogram id={projectId} name={account} size="sm" />
        <span className="truncate text-sm font-semibold">{account}</span>
      </div>
      {children}
      <p className="px-3 pt-2 pb-3.5 text-xs whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="font-semibold">{account}</span> {shown}
        {isFolded && <span className="whitespace-nowrap text-muted">… {t("more")}</span>}
      </p>
    </div>
  );
}

const pageIn = ({ clientWidth, scrollLeft }: HTMLElement): number => Math.round(scrollLeft / clientWidth);

const scrollTo = (element: HTMLElement, page: number): void =>
  element.scrollTo({ left: page * element.clientWidth, behavior: "smooth" });

/** Pages, swiped as in the network. */
export function SwipedPages({
  pages,
  page,
  onPage,
}: {
  pages: readonly { id: string; picture: string | null }[];
  page: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslations("editor.preview");
  const rail = useRef<HTMLDivElement>(null);
  /** the page that it was sent to and has not reached yet */
  const sentTo = useRef<number | null>(null);
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    sentTo.current = pageIn(element) === page ? null : page;
    // Wherever it stands: it may still be on its way to a page that was left meanwhile.
    scrollTo(element, page);
  }, [page]);
  const settle = () => {
    const element = rail.current;
    if (!element) return;
    const at = pageIn(element);
    // Where an earlier scroll ended is no wish to be there.
    if (sentTo.current !== null && sentTo.current !== at) return scrollTo(element, sentTo.current);
    sentTo.current = null;
    if (at !== page) onPage(at);
  };
  return (
    <>
      <div className="relative bg-sunken">
        <section
          ref={rail}
          onScrollEnd={settle}
          // A region that scrolls is reached by keyboard as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={pages.length > 1 ? 0 : undefined}
          aria-label={t("page", { page: page + 1, count: pages.length })}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {pages.map(({ id, picture }, index) =>
            picture === null ? (
              <span key={id} className="aspect-4/5 w-full shrink-0 animate-pulse bg-hover" />
            ) : (
              <Picture
                key={id}
                src={picture}
                loading={Math.abs(index - page) < 2 ? "eager" : "lazy"}
                alt={t("page", { page: index + 1, count: pages.length })}
                className="aspect-4/5 w-full shrink-0 snap-center object-contain"
              />
            ),
          )}
        </section>
        {pages.length > 1 && (
          <>
            <Arrow side="left" label={t("previous")} hidden={page === 0} onClick={() => onPage(page - 1)}>
              <ChevronLeft aria-hidden className="size-4" />
            </Arrow>
            <Arrow side="right" label={t("next")} hidden={page === pages.length - 1} onClick={() => onPage(page + 1)}>
              <ChevronRight aria-hidden className="size-4" />
            </Arrow>
          </>
        )}
      </div>
      {pages.length > 1 && (
        <div aria-hidden className="flex justify-center gap-1 pt-2.5">
          {pages.map(({ id }, index) => (
            <span key={id} className={cn("size-1.5 rounded-full", index === page ? "bg-accent" : "bg-line-strong")} />
          ))}
        </div>
      )}
    </>
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
