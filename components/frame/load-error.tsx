"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import type { CallError } from "#lib/client/call.ts";
import { useErrorText } from "./use-error-text.ts";

export function LoadError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useTranslations("errors");
  const errorText = useErrorText();
  return (
    <EmptyState art={<IconTile icon={TriangleAlert} tone="danger" />} title={t("load")} text={errorText(error)}>
      <Button onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        {t("retry")}
      </Button>
    </EmptyState>
  );
}
