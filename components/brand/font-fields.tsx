"use client";

import { Select } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";
import type { Output } from "#lib/contract/index.ts";
import { DEFAULT_BODY_FONT, DEFAULT_TITLE_FONT, FONTS, type Font, fontOr } from "#lib/domain/brand.ts";
import { faceOf } from "./font-faces.ts";
import type { BrandEdit } from "./use-save-brand.ts";

export function FontFields({ dna, onSave }: { dna: Output<"readDna">; onSave: (edit: BrandEdit) => void }) {
  const t = useTranslations("brand.fonts");
  return (
    <Card className="grid gap-5 p-4 sm:grid-cols-2 sm:p-5">
      <FontField
        label={t("titleFont")}
        sample={t("titleSample")}
        value={fontOr(dna.titleFont, DEFAULT_TITLE_FONT)}
        onChange={(titleFont) => onSave({ titleFont })}
      />
      <FontField
        label={t("bodyFont")}
        sample={t("bodySample")}
        value={fontOr(dna.bodyFont, DEFAULT_BODY_FONT)}
        onChange={(bodyFont) => onSave({ bodyFont })}
      />
    </Card>
  );
}

/** Each name in its own face. */
function FontField({
  label,
  sample,
  value,
  onChange,
}: {
  label: string;
  sample: string;
  value: Font;
  onChange: (font: Font) => void;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Select.Root
        items={FONTS.map((font) => ({ value: font, label: font }))}
        value={value}
        onValueChange={(font) => font && onChange(font)}
      >
        <Select.Label className="text-sm font-medium">{label}</Select.Label>
        <Select.Trigger className={cn(inputStyle, "flex items-center justify-between gap-2 text-left")}>
          <Select.Value className="truncate" />
          <Select.Icon>
            <ChevronsUpDown aria-hidden className="size-4 text-muted" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
            <Select.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-xl border bg-raised p-1 shadow-pop outline-none">
              <Select.List>
                {FONTS.map((font) => (
                  <Select.Item
                    key={font}
                    value={font}
                    className="flex h-10 items-center gap-2 rounded-lg px-2.5 text-lg outline-none select-none data-highlighted:bg-hover"
                  >
                    <Select.ItemText className="min-w-0 flex-1 truncate" style={faceOf(font)}>
                      {font}
                    </Select.ItemText>
                    <Select.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent-ink" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <p style={faceOf(value)} className="truncate pt-1 text-xl">
        {sample}
      </p>
    </div>
  );
}
