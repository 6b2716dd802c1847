"use client";

import { ImagePlus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { OrderButtons } from "#components/ui/order-buttons.tsx";
import { cn } from "#components/ui/cn.ts";
import { Flying } from "#components/ui/flying.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { liftableStyle, useDrop } from "#components/ui/use-drop.ts";
import { MomentPhoto } from "#components/pictures/moment-photo.tsx";
import { useField } from "./edits/use-editing.tsx";
import { type Detail, type Narration, photosOf } from "./post.ts";

/** Which photo is seen while which sentence is said: dragged, or moved by Alt and the arrows. */
export function PhotosPanel({
  postId,
  projectId,
  narration,
  detail,
  disabled,
}: {
  postId: string;
  projectId: string;
  narration: Narration;
  detail: Detail;
  disabled: boolean;
}) {
  const t = useTranslations("narration.photos");
  const format = useFormatter();
  const moments = photosOf(narration);
  const [photos = [], setPhotos] = useField("photos", postId, "photos");
  const [said, setSaid] = useState("");
  const [open, setOpen] = useState<number | null>(null);
  const seconds = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const move = (from: number, to: number) => {
    const photo = photos[from];
    if (photo === undefined || from === to || to < 0 || to >= photos.length) return;
    setPhotos(photos.toSpliced(from, 1).toSpliced(to, 0, photo));
    setSaid(t("moved", { from: from + 1, to: to + 1 }));
  };
  const { carried, lift } = useDrop<number>((from, to) => move(from, Number(to)));
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !event.altKey || disabled) return;
    event.preventDefault();
    move(index, index + step);
    const list = event.currentTarget.closest("ol");
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>("[data-photo]")[index + step]?.focus());
  };
  return (
    <section className="flex flex-col gap-3">
      <p className="text-xs text-muted">{t("hint")}</p>
      <ol className="flex flex-col gap-1.5">
        {photos.map((photo, index) => {
          const moment = moments[index];
          const description = moments.find((one) => one.photo === photo)?.description ?? "";
          return (
            // Dragged as a whole; what is inside is reached by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={`${photo} ${index}`}
              data-drop={index}
              onPointerDown={(event) => !disabled && lift(event, index)}
              className={cn(
                liftableStyle,
                "flex flex-wrap items-center gap-1 rounded-xl border p-1.5",
                carried?.item === index && "opacity-40",
              )}
            >
              <button
                type="button"
                data-photo={index}
                title={t("move")}
                onKeyDown={(event) => press(event, index)}
                className="flex min-w-0 flex-1 cursor-grab items-center gap-3 rounded-lg text-left"
              >
                <Picture src={photo} alt="" className="size-12 shrink-0 rounded-lg object-cover" />
                <span className="flex min-w-0 flex-col">
                  <span className="truncate text-sm">
                    <span className="sr-only">{t("photo", { number: index + 1 })} </span>
                    {description}
                  </span>
                  {moment && (
                    <span className="text-2xs text-muted tabular-nums">
                      {`${seconds(moment.start)}–${seconds(moment.end)} s`}
                    </span>
                  )}
                </span>
              </button>
              <OrderButtons
                earlier={t("earlier", { number: index + 1 })}
                later={t("later", { number: index + 1 })}
                index={index}
                count={photos.length}
                disabled={disabled}
                onMove={(step) => move(index, index + step)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("replace", { number: index + 1 })}
                aria-expanded={open === index}
                disabled={disabled}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <ImagePlus aria-hidden className="size-4" />
              </Button>
              {open === index && (
                <div className="w-full p-1.5">
                  <MomentPhoto
                    postId={postId}
                    projectId={projectId}
                    moment={index}
                    shown={detail.photos[index] ?? null}
                    disabled={disabled}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{said}</output>
      {carried && (
        <Flying at={carried} look="ghost">
          <Picture src={photos[carried.item]} alt="" className="size-12 rounded-lg object-cover" />
        </Flying>
      )}
    </section>
  );
}
