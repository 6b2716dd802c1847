"use client";

import { Images } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PicturePicker } from "#components/pictures/picture-picker.tsx";
import { Button } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { REEL_BLOCK_MAX, SCRIPT_MAX } from "#lib/domain/limits.ts";
import type { ChosenPicture, Composition } from "./composition.ts";

const PHOTOS_MAX = 60;

/** What is spoken, and for narrated photos what is seen meanwhile. */
export function ScriptFields({
  projectId,
  script,
  photos,
  onScript,
  onPhotos,
}: {
  projectId: string;
  script: string;
  photos: readonly ChosenPicture[];
  onScript: (script: string) => void;
  /** null: the format shows no photos */
  onPhotos: ((photos: readonly ChosenPicture[]) => void) | null;
}) {
  const t = useTranslations("compose.script");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <TextArea label={t("label")} hint={t("hint")} value={script} rows={6} max={SCRIPT_MAX} onChange={onScript} />
      {onPhotos && (
        <section className="flex flex-col gap-2">
          <h2 className="text-sm font-medium">{t("photos")}</h2>
          <p className="text-xs text-muted">{t("photosHint")}</p>
          {photos.length > 0 && (
            <ol className="flex flex-wrap gap-2">
              {photos.map(({ id, url }) => (
                <li key={id}>
                  <Picture src={`${url}?width=192`} alt="" className="h-24 w-18 rounded-lg border object-cover" />
                </li>
              ))}
            </ol>
          )}
          <Button className="self-start" onClick={() => setIsPicking(true)}>
            <Images aria-hidden className="size-4" />
            {photos.length === 0 ? t("choose") : t("change")}
          </Button>
          {isPicking && (
            <PicturePicker
              projectId={projectId}
              chosen={photos.map(({ id }) => id)}
              most={PHOTOS_MAX}
              onClose={() => setIsPicking(false)}
              onChoose={(pictures) => {
                setIsPicking(false);
                onPhotos(pictures);
              }}
            />
          )}
        </section>
      )}
    </div>
  );
}

const BLOCKS = [0, 1, 2] as const;
const NAMES = ["hook", "complement", "call"] as const;

/** The three texts of a reel. */
export function BlockFields({
  blocks,
  onChange,
}: {
  blocks: Composition["blocks"];
  onChange: (blocks: Composition["blocks"]) => void;
}) {
  const t = useTranslations("compose.blocks");
  const [first, second, third] = blocks;
  const changed = (index: (typeof BLOCKS)[number], text: string) =>
    onChange([index === 0 ? text : first, index === 1 ? text : second, index === 2 ? text : third]);
  return (
    <div className="flex flex-col gap-4">
      {BLOCKS.map((index) => (
        <TextArea
          key={index}
          label={t(NAMES[index])}
          value={blocks[index]}
          rows={2}
          max={REEL_BLOCK_MAX}
          onChange={(text) => changed(index, text)}
        />
      ))}
      <p className="text-xs text-muted">{t("hint")}</p>
    </div>
  );
}
