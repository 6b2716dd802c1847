"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

export const STEPS = ["project", "brand", "connect", "post"] as const;
export type Step = (typeof STEPS)[number];

export function Steps({
  current,
  reached,
  done,
  onGo,
}: {
  current: Step;
  reached: Step;
  done: Record<Step, boolean>;
  onGo: (step: Step) => void;
}) {
  const t = useTranslations("start");
  const place = STEPS.indexOf(current);
  return (
    <div className="flex flex-col gap-2">
      <ol className="grid grid-cols-4 gap-2">
        {STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              disabled={index > STEPS.indexOf(reached)}
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
      <p className="text-xs text-muted">{t("step", { step: place + 1, total: STEPS.length })}</p>
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
