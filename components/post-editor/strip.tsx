"use client";

import { ChevronLeft, ChevronRight, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Flying } from "#components/ui/flying.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { liftableStyle, useDrop } from "#components/ui/use-drop.ts";
import { call } from "#lib/client/call.ts";

import { NETWORK_SLIDES_MAX } from "#lib/domain/limits.ts";
import { useEditing, useField } from "./edits/use-editing.tsx";

interface Page {
  id: string;
  picture: string | null;
}

/** A post's pages in order: dragged, or moved by Alt and the arrows. */
export function Strip({
  postId,
  pages,
  page,
  isEditable,
  onPage,
}: {
  postId: string;
  pages: readonly Page[];
  page: number;
  isEditable: boolean;
  onPage: (page: number) => void;
}) {
  const t = useTranslations("editor.strip");
  const { headers, session, state } = useEditing();
  const [, setOrder] = useField("order", postId, "order");
  const [said, setSaid] = useState("");
  /** How many pages there were when one more was asked for. */
  const [addedTo, setAddedTo] = useState<number | null>(null);
  const busy = state.isActing;

  const move = (from: number, to: number) => {
    const id = pages[from]?.id;
    if (id === undefined || to < 0 || to >= pages.length || from === to || busy) return;
    session.goTo({ page: id });
    setOrder(
      pages
        .map((one) => one.id)
        .filter((one) => one !== id)
        .toSpliced(to, 0, id),
    );
    setSaid(t("moved", { from: from + 1, to: to + 1 }));
  };
  const { carried, lift } = useDrop<number>((from, to) => move(from, Number(to)));
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 || (event.altKey && !isEditable)) return;
    event.preventDefault();
    const to = Math.min(pages.length - 1, Math.max(0, index + step));
    if (event.altKey) move(index, to);
    else onPage(to);
    const list = event.currentTarget.closest("ol");
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>("[data-page]")[to]?.focus());
  };
  const append = async () => {
    let slideId: string | null = null;
    setAddedTo(pages.length);
    const done = await session.act(
      async (version) => {
        const back = slideId === null ? null : { slideId };
        const params = { id: postId };
        const slide = back
          ? await call("restoreSlide", { params, body: back }, headers(version))
          : await call("addSlide", { params, body: {} }, headers(version));
        slideId = slide.id;
      },
      (version) => call("deleteSlide", { params: { id: slideId ?? "" } }, headers(version)),
    );
    setAddedTo(null);
    if (done) session.goTo({ page: slideId });
  };
  const drop = async () => {
    const slideId = pages[page]?.id;
    if (slideId === undefined) return;
    const done = await session.act(
      (version) => call("deleteSlide", { params: { id: slideId } }, headers(version)),
      (version) => call("restoreSlide", { params: { id: postId }, body: { slideId } }, headers(version)),
    );
    if (done) onPage(Math.max(0, page - 1));
  };
  return (
    <div className="flex w-full max-w-3xl flex-col items-center gap-2">
      <ol aria-label={t("label")} className="flex max-w-full gap-2 overflow-x-auto p-1">
        {pages.map(({ id, picture }, index) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              data-page={index}
              aria-label={t("page", { page: index + 1 })}
              aria-current={index === page}
              tabIndex={index === page ? 0 : -1}
              title={isEditable ? t("move") : undefined}
              data-drop={index}
              onPointerDown={(event) => isEditable && lift(event, index)}
              onClick={() => onPage(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={cn(
                liftableStyle,
                "relative block overflow-hidden rounded-lg border-2 transition-[border-color,opacity]",
                index === page ? "border-accent" : "border-transparent hover:border-line-strong",
                carried?.item === index && "opacity-40",
              )}
            >
              <Thumb picture={picture} />
              <span className="absolute bottom-1 left-1 rounded-md bg-black/65 px-1.5 text-2xs font-medium text-white tabular-nums">
                {index + 1}
              </span>
            </button>
          </li>
        ))}
        {addedTo === pages.length && (
          <li className="shrink-0 overflow-hidden rounded-lg border-2 border-accent" aria-label={t("adding")}>
            <Thumb picture={null} />
          </li>
        )}
        {isEditable && (
          <li className="shrink-0">
            <button
              type="button"
              aria-label={t("add")}
              disabled={busy}
              onClick={() => void append()}
              className="flex h-[84px] w-[68px] items-center justify-center rounded-lg border border-dashed border-line-strong text-muted hover:border-accent hover:text-accent-ink disabled:opacity-50"
            >
              <Plus aria-hidden className="size-5" />
            </button>
          </li>
        )}
      </ol>
      {isEditable && (
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("earlier")}
            disabled={page === 0 || busy}
            onClick={() => move(page, page - 1)}
          >
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("later")}
            disabled={page >= pages.length - 1 || busy}
            onClick={() => move(page, page + 1)}
          >
            <ChevronRight aria-hidden className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("remove")}
            title={pages.length === 1 ? t("last") : undefined}
            disabled={pages.length === 1 || busy}
            onClick={() => void drop()}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      )}
      <output className="sr-only">{said}</output>
      {carried && (
        <Flying at={carried} look="ghost" className="overflow-hidden rounded-lg">
          <Thumb picture={pages[carried.item]?.picture ?? null} />
        </Flying>
      )}
      {pages.length > NETWORK_SLIDES_MAX && (
        <p className="text-xs text-warning">{t("tooMany", { max: NETWORK_SLIDES_MAX })}</p>
      )}
    </div>
  );
}

function Thumb({ picture }: { picture: string | null }) {
  return picture ? (
    <Picture src={picture} alt="" className="h-20 w-16 object-cover" />
  ) : (
    <span className="block h-20 w-16 animate-pulse bg-hover" />
  );
}
