"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import type { Output } from "#lib/contract/index.ts";
import { IMAGE_STYLES, type ImageStyle } from "#lib/domain/brand.ts";
import type { BrandEdit } from "./use-save-brand.ts";

export function StylePicker({ dna, onSave }: { dna: Output<"readDna">; onSave: (edit: BrandEdit) => void }) {
  const t = useTranslations("brand");
  return (
    <RadioGroup
      aria-label={t("style.title")}
      value={dna.imageStyle}
      onValueChange={(imageStyle) => onSave({ imageStyle: imageStyle as ImageStyle })}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4"
    >
      {IMAGE_STYLES.map((key) => (
        <Radio.Root
          key={key}
          value={key}
          nativeButton
          render={<button type="button" aria-label={t(`imageStyles.${key}`)} />}
          className="group flex flex-col overflow-hidden rounded-xl border bg-surface text-left shadow-rise transition-colors hover:border-muted data-checked:border-accent data-checked:ring-1 data-checked:ring-accent"
        >
          <Picture
            src={`/library/styles/${key}.webp`}
            alt=""
            width={480}
            height={480}
            className="aspect-square w-full"
          />
          <span className="flex w-full items-center justify-between gap-1 px-3 py-2 text-sm font-medium">
            {t(`imageStyles.${key}`)}
            <Radio.Indicator>
              <Check aria-hidden className="size-4 text-accent-ink" />
            </Radio.Indicator>
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
