"use client";

import { useTranslations } from "next-intl";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { LAYOUT_IDS, type LayoutId, layoutFields } from "#lib/domain/layout.ts";
import type { Slide } from "./post.ts";

const HEADS = ["title", "quote", "myth", "number"];

export function LayoutPanel({ slide, disabled, onChange }: { slide: Slide; disabled: boolean; onChange: () => void }) {
  const t = useTranslations("editor.layouts");
  const panels = useTranslations("editor.panels");
  const errorText = useErrorText();
  const change = useOperation("changeVariant");
  const choose = (layoutId: LayoutId) =>
    change.mutate(
      { params: { id: slide.id }, body: { layoutId } },
      { onSuccess: onChange, onError: (error) => void toast.error(errorText(error)) },
    );
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-2" aria-label={panels("layout")}>
      {LAYOUT_IDS.map((layoutId) => (
        <button
          key={layoutId}
          type="button"
          disabled={disabled || change.isPending}
          aria-pressed={slide.layoutId === layoutId}
          onClick={() => choose(layoutId)}
          className="flex flex-col gap-1.5 rounded-xl border p-1.5 text-xs text-muted transition-colors hover:border-line-strong disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <Wireframe layoutId={layoutId} />
          <span className="truncate text-center">{t(layoutId)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** A layout as lines: thick for what is read first. */
function Wireframe({ layoutId }: { layoutId: LayoutId }) {
  const names = layoutFields(layoutId);
  if (layoutId === "comparison") {
    return (
      <span aria-hidden className="flex aspect-4/5 flex-col gap-1 rounded-md bg-sunken p-2">
        <span className="h-1.5 w-3/4 rounded-full bg-current" />
        <span className="grid flex-1 grid-cols-2 gap-1">
          <span className="rounded-sm bg-current opacity-25" />
          <span className="rounded-sm bg-current opacity-50" />
        </span>
      </span>
    );
  }
  return (
    <span aria-hidden className="flex aspect-4/5 flex-col justify-center gap-1 rounded-md bg-sunken p-2">
      {layoutId === "picture" && <span className="mb-1 h-1/2 rounded-sm bg-current opacity-25" />}
      {names.map((name, index) =>
        HEADS.includes(name) ? (
          <span key={name} className="h-1.5 w-4/5 rounded-full bg-current" />
        ) : (
          <span key={name} className="h-1 rounded-full bg-current opacity-40" style={{ width: `${62 - index * 6}%` }} />
        ),
      )}
    </span>
  );
}
