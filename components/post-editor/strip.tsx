"use client";

import { ChevronLeft, ChevronRight, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { NETWORK_SLIDES_MAX } from "#lib/domain/slide.ts";
import type { Post, Slide } from "./post.ts";

/** A carousel's pages in order: dragged, or moved by Alt and the arrows. */
export function Strip({
  post,
  slides,
  page,
  isEditable,
  onPage,
  onChanged,
}: {
  post: Post;
  slides: readonly Slide[];
  page: number;
  isEditable: boolean;
  onPage: (page: number) => void;
  onChanged: () => void;
}) {
  const t = useTranslations("editor.strip");
  const errorText = useErrorText();
  const order = useOperation("orderSlides");
  const add = useOperation("addSlide");
  const remove = useOperation("deleteSlide");
  const [dragged, setDragged] = useState<number | null>(null);
  const onError = (error: Parameters<typeof errorText>[0]) => void toast.error(errorText(error));
  const busy = order.isPending || add.isPending || remove.isPending;
  const params = { id: post.id };

  const move = (from: number, to: number) => {
    const id = slides[from]?.id;
    if (id === undefined || to < 0 || to >= slides.length || from === to || busy) return;
    const ids = slides.map((slide) => slide.id).filter((one) => one !== id);
    order.mutate({ params, body: { order: ids.toSpliced(to, 0, id) } }, { onError, onSuccess: onChanged });
    onPage(to);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 || !isEditable) return;
    event.preventDefault();
    if (event.altKey) move(index, index + step);
    else onPage(Math.min(slides.length - 1, Math.max(0, index + step)));
    const list = event.currentTarget.closest("ol");
    const to = Math.min(slides.length - 1, Math.max(0, index + step));
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>("[data-page]")[to]?.focus());
  };
  const append = () =>
    add.mutate(
      { params, body: {} },
      {
        onError,
        onSuccess: () => {
          onPage(slides.length);
          onChanged();
        },
      },
    );
  const drop = () => {
    const slide = slides[page];
    if (!slide) return;
    const done = () => {
      onPage(Math.max(0, page - 1));
      onChanged();
    };
    remove.mutate({ params: { id: slide.id } }, { onError, onSuccess: done });
  };
  return (
    <div className="flex w-full max-w-3xl flex-col items-center gap-2">
      <ol aria-label={t("label")} className="flex max-w-full gap-2 overflow-x-auto p-1">
        {slides.map((slide, index) => (
          <li key={slide.id} className="shrink-0">
            <button
              type="button"
              data-page={index}
              aria-label={t("page", { page: index + 1 })}
              aria-current={index === page}
              tabIndex={index === page ? 0 : -1}
              title={isEditable ? t("move") : undefined}
              draggable={isEditable}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={() => dragged !== null && move(dragged, index)}
              onClick={() => onPage(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={cn(
                "relative block overflow-hidden rounded-lg border-2 transition-[border-color,opacity]",
                index === page ? "border-accent" : "border-transparent hover:border-line-strong",
                dragged === index && "opacity-40",
              )}
            >
              {post.mediaUrls[index] ? (
                <Picture src={post.mediaUrls[index].url} alt="" className="h-20 w-16 object-cover" />
              ) : (
                <span className="block h-20 w-16 animate-pulse bg-hover" />
              )}
              <span className="absolute bottom-1 left-1 rounded-md bg-black/65 px-1.5 text-2xs font-medium text-white tabular-nums">
                {index + 1}
              </span>
            </button>
          </li>
        ))}
        {isEditable && (
          <li className="shrink-0">
            <button
              type="button"
              aria-label={t("add")}
              disabled={busy}
              onClick={append}
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
            disabled={page >= slides.length - 1 || busy}
            onClick={() => move(page, page + 1)}
          >
            <ChevronRight aria-hidden className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("remove")}
            title={slides.length === 1 ? t("last") : undefined}
            disabled={slides.length === 1 || busy}
            onClick={drop}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      )}
      {slides.length > NETWORK_SLIDES_MAX && (
        <p className="text-xs text-warning">{t("tooMany", { max: NETWORK_SLIDES_MAX })}</p>
      )}
    </div>
  );
}
