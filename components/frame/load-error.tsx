"use client";

import { RotateCw, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { CallError } from "#lib/client/call.ts";
import { useErrorText } from "./use-error-text.ts";

export function LoadError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useTranslations("errors");
  const errorText = useErrorText();
  return (
    <EmptyState
      art={
        <span className="flex size-12 items-center justify-center rounded-2xl bg-danger-soft text-danger">
          <TriangleAlert aria-hidden className="size-5" />
        </span>
      }
      title={t("load")}
      text={errorText(error)}
    >
      <Button onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        {t("retry")}
      </Button>
    </EmptyState>
  );
}
