"use client";

import { ImagePlus, Images, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PicturePicker } from "#components/pictures/picture-picker.tsx";
import { Button } from "#components/ui/button.tsx";
import { OrderButtons } from "#components/ui/order-buttons.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { PAGE_TITLE_MAX, SLIDE_VALUE_MAX } from "#lib/domain/limits.ts";
import { COLLAGE_MAX } from "#lib/domain/own-picture.ts";
import { type ComposedPage, newPage } from "./composition.ts";

/** A post's pages in their order, each with its texts and photos. */
export function PagesField({
  projectId,
  pages,
  most,
  isBlankFine,
  onChange,
}: {
  projectId: string;
  pages: readonly ComposedPage[];
  most: number;
  /** a page with a photo needs no words */
  isBlankFine: boolean;
  onChange: (pages: readonly ComposedPage[]) => void;
}) {
  const t = useTranslations("compose.pages");
  const [picking, setPicking] = useState<number | "many" | null>(null);
  const change = (index: number, more: Partial<ComposedPage>) =>
    onChange(pages.map((page, at) => (at === index ? { ...page, ...more } : page)));
  const move = (index: number, step: number) => {
    const page = pages[index];
    if (page) onChange(pages.toSpliced(index, 1).toSpliced(index + step, 0, page));
  };
  const picked = picking === null || picking === "many" ? [] : (pages[picking]?.pictures ?? []);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-medium">{t("title")}</h2>
      {isBlankFine && pages.some(({ pictures }) => pictures.length > 0) && (
        <p className="-mt-2 text-xs text-pretty text-muted">{t("blank")}</p>
      )}
      <ol className="flex flex-col gap-3">
        {pages.map((page, index) => (
          <li key={page.key} className="flex flex-col gap-3 rounded-xl border bg-surface p-4 sm:flex-row">
            <button
              type="button"
              aria-label={t("photos", { number: index + 1 })}
              onClick={() => setPicking(index)}
              className="flex h-32 w-26 shrink-0 items-center justify-center gap-0.5 overflow-hidden rounded-lg border border-dashed border-line-strong bg-sunken text-muted hover:border-accent hover:text-accent-ink"
            >
              {page.pictures.length === 0 && <ImagePlus aria-hidden className="size-5" />}
              {page.pictures.map(({ id, url }) => (
                <Picture key={id} src={`${url}?width=192`} alt="" className="h-full min-w-0 flex-1 object-cover" />
              ))}
            </button>
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              <TextField
                label={t("pageTitle", { number: index + 1 })}
                value={page.title}
                maxLength={PAGE_TITLE_MAX}
                onChange={({ target }) => change(index, { title: target.value })}
              />
              <TextArea
                label={t("body", { number: index + 1 })}
                labelLook="quiet"
                value={page.body}
                rows={2}
                max={SLIDE_VALUE_MAX}
                onChange={(body) => change(index, { body })}
              />
            </div>
            <div className="flex shrink-0 gap-1 sm:flex-col">
              <OrderButtons
                earlier={t("earlier", { number: index + 1 })}
                later={t("later", { number: index + 1 })}
                index={index}
                count={pages.length}
                onMove={(step) => move(index, step)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("remove", { number: index + 1 })}
                onClick={() => onChange(pages.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button disabled={pages.length >= most} onClick={() => onChange([...pages, newPage()])}>
          <Plus aria-hidden className="size-4" />
          {t("add")}
        </Button>
        <Button disabled={pages.length >= most} onClick={() => setPicking("many")}>
          <Images aria-hidden className="size-4" />
          {t("fromPhotos")}
        </Button>
      </div>
      {picking !== null && (
        <PicturePicker
          projectId={projectId}
          chosen={picked.map(({ id }) => id)}
          most={picking === "many" ? most - pages.length : COLLAGE_MAX}
          onClose={() => setPicking(null)}
          onChoose={(pictures) => {
            setPicking(null);
            if (picking === "many") onChange([...pages, ...pictures.map((picture) => newPage([picture]))]);
            else change(picking, { pictures });
          }}
        />
      )}
    </section>
  );
}
