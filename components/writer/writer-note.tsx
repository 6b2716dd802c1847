"use client";

import { CircleAlert, ExternalLink, Link2, ListPlus, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { FactsForm } from "./facts-form.tsx";
import type { Writer } from "./use-matter.ts";

const way = cn(
  "control inline-flex items-center gap-1.5 rounded-lg border bg-surface px-2.5 text-xs font-medium text-ink shadow-rise transition-colors hover:border-line-strong hover:bg-hover",
);

/**
 * What the built-in writer would write from, and how it would know more. All of it is there from the start, so that
 * nothing moves while a theme is typed.
 */
export function WriterNote({
  writer: { matter, model },
  onFacts = null,
  onLink = null,
}: {
  writer: Writer;
  /** null where there is no theme to add them to */
  onFacts?: ((facts: string[]) => void) | null;
  onLink?: (() => void) | null;
}) {
  const t = useTranslations("writer");
  const [isTelling, setIsTelling] = useState(false);
  const factsWay = useRef<HTMLButtonElement>(null);
  const isShort = matter === "short";
  const Icon = isShort ? CircleAlert : PenLine;
  const close = () => {
    // Before its fields are gone: a dialog takes the focus of what vanishes.
    factsWay.current?.focus();
    setIsTelling(false);
  };
  if (model !== null) return <p className="text-xs text-pretty text-muted">{t("will.model", { name: model })}</p>;
  return (
    <div
      className={cn(
        "flex flex-col gap-3 rounded-xl p-3 transition-colors",
        isShort ? "bg-warning-soft text-warning" : "bg-sunken text-muted",
      )}
    >
      <output className="flex min-h-12 gap-2 text-xs text-pretty sm:min-h-8 md:min-h-4">
        <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
        {t(`will.${matter ?? "open"}`)}
      </output>
      <div className="flex flex-wrap gap-2">
        {onFacts && (
          <button
            ref={factsWay}
            type="button"
            aria-expanded={isTelling}
            className={way}
            onClick={() => setIsTelling(!isTelling)}
          >
            <ListPlus aria-hidden className="size-3.5" />
            {t("ways.facts")}
          </button>
        )}
        {onLink && (
          <button type="button" className={way} onClick={onLink}>
            <Link2 aria-hidden className="size-3.5" />
            {t("ways.link")}
          </button>
        )}
        <a href="/models" target="_blank" rel="noreferrer" className={way}>
          <ExternalLink aria-hidden className="size-3.5" />
          {t("ways.model")}
          <span className="sr-only">{t("newTab")}</span>
        </a>
      </div>
      {isTelling && onFacts && (
        <FactsForm
          onCancel={close}
          onAdd={(facts) => {
            onFacts(facts);
            close();
          }}
        />
      )}
    </div>
  );
}
