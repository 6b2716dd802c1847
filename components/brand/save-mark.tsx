"use client";

import { CircleCheck, LoaderCircle, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { SaveState } from "#components/ui/autosave.ts";

export function SaveMark({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const t = useTranslations("brand.save");
  if (state === "failed") {
    return (
      <Button onClick={onRetry} className="text-danger">
        <TriangleAlert aria-hidden className="size-4" />
        {t("failed")}
      </Button>
    );
  }
  const Icon = state === "saved" ? CircleCheck : LoaderCircle;
  return (
    <output className="flex items-center gap-1.5 text-xs text-muted">
      <Icon aria-hidden className={state === "saved" ? "size-4 text-success" : "size-4 animate-spin"} />
      {t(state)}
    </output>
  );
}
