"use client";

import { ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PicturePicker } from "#components/pictures/picture-picker.tsx";
import { cn } from "#components/ui/cn.ts";
import { Picture } from "#components/ui/picture.tsx";

/** A photo of the project's own in place of a clip, as one more of them. */
export function ClipPhoto({
  projectId,
  photo,
  disabled,
  onChoose,
}: {
  projectId: string;
  /** null: a clip is shown */
  photo: { id: string; url: string } | null;
  disabled: boolean;
  onChoose: (picture: { id: string; url: string }) => void;
}) {
  const t = useTranslations("reel.photo");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-pressed={photo !== null}
        onClick={() => setIsPicking(true)}
        className={cn(
          "flex flex-col gap-1.5 rounded-xl border p-1.5 text-left text-2xs transition-colors hover:border-line-strong disabled:opacity-50",
          photo ? "border-accent bg-accent-soft text-accent-ink" : "border-dashed border-line-strong text-muted",
        )}
      >
        {photo ? (
          <Picture src={`${photo.url}?width=192`} alt="" className="aspect-9/16 w-full rounded-lg object-cover" />
        ) : (
          <span className="flex aspect-9/16 w-full items-center justify-center rounded-lg bg-hover">
            <ImagePlus aria-hidden className="size-6" />
          </span>
        )}
        <span className="line-clamp-2">{photo ? t("change") : t("from")}</span>
      </button>
      {isPicking && (
        <PicturePicker
          projectId={projectId}
          chosen={photo ? [photo.id] : []}
          most={1}
          onClose={() => setIsPicking(false)}
          onChoose={([picture]) => {
            setIsPicking(false);
            if (picture) onChoose(picture);
          }}
        />
      )}
    </>
  );
}
