"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { LANGUAGE_CHOICES, useLanguage } from "#components/frame/use-language.ts";
import { useThemeChoices } from "#components/frame/use-theme-choices.ts";
import { Card } from "#components/ui/card.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Language } from "#lib/domain/language.ts";

export function LookCard() {
  const t = useTranslations("frame");
  const errorText = useErrorText();
  const { theme, themes, setTheme } = useThemeChoices();
  const { language, setLanguage } = useLanguage();
  const update = useOperation("updateAccount");
  const choose = (next: Language) => {
    setLanguage(next);
    update.mutate({ body: { language: next } }, { onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <Card className="grid gap-5 p-4 sm:grid-cols-2 sm:p-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t("theme.label")}</p>
        <Segmented label={t("theme.label")} value={theme} choices={themes} onChange={setTheme} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t("language.label")}</p>
        <Segmented label={t("language.label")} value={language} choices={LANGUAGE_CHOICES} onChange={choose} />
      </div>
    </Card>
  );
}
