"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { Meter } from "#components/ui/meter.tsx";
import type { Output } from "#lib/contract/index.ts";

/** How much of a brand is told, and what is still to tell. */
export function Completeness({
  dna,
  brand,
  palettes,
  voice,
}: {
  dna: Output<"readDna">;
  brand: Output<"readBrand">;
  palettes: Output<"readPalettes">;
  voice: string | null;
}) {
  const t = useTranslations("brand.complete");
  const steps = [
    ["description", dna.description.trim() !== ""],
    ["audience", dna.audience.trim() !== ""],
    ["contentPreferences", dna.contentPreferences.trim() !== ""],
    ["toneOfVoice", dna.toneOfVoice.trim() !== ""],
    ["photo", brand.photo !== null],
    ["logo", brand.logo !== null],
    ["palette", palettes.current.length > 0],
    ["voice", voice !== null],
  ] as const;
  const done = steps.filter(([, isDone]) => isDone).length;
  const text = t("count", { done, total: steps.length });
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{done === steps.length ? t("full") : t("title")}</h2>
        <p className="text-xs text-muted">{text}</p>
      </div>
      <Meter label={t("title")} value={done} max={steps.length} text={text} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {steps.map(([name, isDone]) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={name} className="flex items-center gap-1.5 text-xs text-muted">
              <Icon aria-hidden className={isDone ? "size-3.5 shrink-0 text-success" : "size-3.5 shrink-0"} />
              {t(`steps.${name}`)}
              <span className="sr-only">: {t(isDone ? "told" : "missing")}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
