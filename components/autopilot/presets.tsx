"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PRESET_HOUR, PRESETS } from "./places.ts";
import type { Changes } from "./use-autopilot.ts";

/** A first grid with one click. */
export function Presets({ changes }: { changes: Changes }) {
  const t = useTranslations("autopilot.grid");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-xs text-muted">{t("presets")}</span>
      {(["three", "five", "seven"] as const).map((name) => (
        <Button
          key={name}
          onClick={() => {
            for (const dayOfWeek of PRESETS[name]) changes.add({ dayOfWeek, hour: PRESET_HOUR });
          }}
        >
          {t(`preset.${name}`)}
        </Button>
      ))}
    </div>
  );
}
