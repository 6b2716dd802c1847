"use client";

import { useTranslations } from "next-intl";
import { LANGUAGE_CHOICES, useLanguage } from "#components/frame/use-language.ts";
import { ThemeButton } from "#components/frame/theme-button.tsx";
import { cn } from "#components/ui/cn.ts";

export function LanguageLinks() {
  const t = useTranslations("frame.language");
  const { language, setLanguage } = useLanguage();
  return (
    <div className="flex items-center justify-between gap-4">
      <fieldset aria-label={t("label")} className="flex gap-1">
        {LANGUAGE_CHOICES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            lang={value}
            aria-pressed={value === language}
            onClick={() => setLanguage(value)}
            className={cn(
              "h-10 rounded-lg px-2.5 text-xs transition-colors md:h-8",
              value === language ? "bg-hover font-medium text-ink" : "text-muted hover:text-ink",
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <ThemeButton />
    </div>
  );
}
