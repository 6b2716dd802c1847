"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

export const STEPS = ["project", "brand", "writer", "connect", "post"] as const;
export type Step = (typeof STEPS)[number];

export function Steps({
  steps,
  current,
  reached,
  done,
  onGo,
}: {
  /** those of whoever is on the way */
  steps: readonly Step[];
  current: Step;
  reached: Step;
  done: Record<Step, boolean>;
  onGo: (step: Step) => void;
}) {
  const t = useTranslations("start");
  const place = steps.indexOf(current);
  return (
    <div className="flex flex-col gap-2">
      <ol className="grid auto-cols-fr grid-flow-col gap-2">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              disabled={index > steps.indexOf(reached)}
              aria-current={step === current ? "step" : undefined}
              onClick={() => onGo(step)}
              className={cn(
                "flex w-full flex-col gap-2 pt-1 text-left text-xs font-medium",
                step === current ? "text-ink" : "text-muted",
              )}
            >
              <span className={cn("h-1 w-full rounded-full", index <= place ? "bg-accent" : "bg-line-strong")} />
              <span className="flex min-h-6 items-center gap-1">
                {done[step] && <Check aria-hidden className="size-3.5 text-success" />}
                {t(`steps.${step}`)}
                {done[step] && <span className="sr-only">({t("done")})</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="text-xs text-muted">{t("step", { step: place + 1, total: steps.length })}</p>
    </div>
  );
}

export function StepHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="text-xl font-semibold tracking-tight text-balance">{title}</h2>
      <p className="text-base text-pretty text-muted">{text}</p>
    </div>
  );
}
