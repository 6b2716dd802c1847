"use client";

import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { FORMAT_ICONS } from "#components/posts/card.ts";
import { cn } from "#components/ui/cn.ts";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { Sample } from "./sample.tsx";

export function FormatChoice({
  value,
  lockOf,
  onChange,
}: {
  value: Format;
  lockOf: (format: Format) => "preview" | "voice" | null;
  onChange: (format: Format) => void;
}) {
  const t = useTranslations("create");
  const names = useTranslations("posts.format");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t("format")}</legend>
      <div className="grid grid-cols-2 gap-2">
        {FORMATS.map((format) => {
          const lock = lockOf(format);
          const Icon = FORMAT_ICONS[format];
          return (
            <label
              key={format}
              className={cn(
                "flex min-w-0 cursor-pointer items-center gap-2 rounded-xl sm:gap-3 border p-2 transition-colors has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent",
                lock ? "cursor-not-allowed" : "hover:border-line-strong",
              )}
            >
              <input
                type="radio"
                name="format"
                value={format}
                checked={value === format}
                disabled={lock !== null}
                onChange={() => onChange(format)}
                className="sr-only"
              />
              <Sample format={format} isChosen={value === format} isFaded={lock !== null} />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="flex items-center gap-1.5 text-sm font-medium">
                  <Icon aria-hidden className="hidden size-3.5 text-muted sm:block" />
                  {names(format)}
                </span>
                <span className="sr-only text-xs text-pretty text-muted sm:not-sr-only">{t(`about.${format}`)}</span>
                <span className="flex items-start gap-1 text-2xs text-muted sm:items-center">
                  {lock ? (
                    <>
                      <Lock aria-hidden className="mt-0.5 size-3 shrink-0 sm:mt-0" />
                      {t(`locked.${lock}`)}
                    </>
                  ) : (
                    t(`time.${format}`)
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
