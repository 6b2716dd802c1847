"use client";

import { Cpu, KeyRound, type LucideIcon, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { Output } from "#lib/contract/index.ts";

export type WriterWay = "builtIn" | "local" | "key";
export type Found = NonNullable<Output<"findLocalModels">["found"]>;

const ICONS: Record<WriterWay, LucideIcon> = { builtIn: PenLine, local: Cpu, key: KeyRound };

/** What each means for the posts, and within the chosen one what it asks. */
export function WriterWays({
  value,
  found,
  onChange,
  children,
}: {
  value: WriterWay;
  /** on this machine */
  found: Found | null;
  onChange: (way: WriterWay) => void;
  children: ReactNode;
}) {
  const t = useTranslations("providers.start");
  const name = useId();
  // What is found a moment later comes last, so that nothing moves.
  const ways: readonly WriterWay[] = found ? ["builtIn", "key", "local"] : ["builtIn", "key"];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t("title")}</legend>
      {ways.map((way) => {
        const Icon = ICONS[way];
        return (
          <div
            key={way}
            className="rounded-xl border bg-surface shadow-rise transition-colors has-[>label>input:checked]:border-accent"
          >
            <label className="relative grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 rounded-xl p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:p-5">
              <input
                type="radio"
                name={name}
                checked={way === value}
                onChange={() => onChange(way)}
                className="size-4 accent-accent outline-none"
              />
              <span className="flex items-center gap-2 text-sm font-semibold">
                <Icon aria-hidden className="size-4 text-muted" />
                {t(way)}
              </span>
              <span className="col-start-2 text-sm text-pretty text-muted">
                {way === "local" ? t("localText", { model: found?.models[0] ?? "" }) : t(`${way}Text`)}
              </span>
            </label>
            {way === value && children}
          </div>
        );
      })}
    </fieldset>
  );
}
