"use client";

import { useTranslations } from "next-intl";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { Button } from "#components/ui/button.tsx";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("errors");
  return (
    <StrayPage mark="500" title={t("page.title")} text={t("page.text")}>
      <Button variant="primary" size="lg" onClick={reset}>
        {t("retry")}
      </Button>
      {error.digest !== undefined && (
        <p className="text-xs text-muted">{t("page.reference", { digest: error.digest })}</p>
      )}
    </StrayPage>
  );
}
