"use client";

import { useTranslations } from "next-intl";
import { call } from "#lib/client/call.ts";
import { LAYOUT_IDS, type LayoutId, layoutFields } from "#lib/domain/layout.ts";
import { useEditing } from "./edits/use-editing.tsx";
import type { Slide } from "./post.ts";

const HEADS = ["title", "quote", "myth", "number"];

export function LayoutPanel({ slide, disabled }: { slide: Slide; disabled: boolean }) {
  const t = useTranslations("editor.layouts");
  const panels = useTranslations("editor.panels");
  const { headers, session, state } = useEditing();
  const chosen = slide.layoutId;
  const choose = (layoutId: LayoutId) => {
    if (layoutId === chosen) return;
    const params = { id: slide.id };
    const fields = Object.fromEntries(slide.fields.map(({ name, value }) => [name, value]));
    void session.act(
      (version) => call("changeVariant", { params, body: { layoutId } }, headers(version)),
      async (version) => {
        const before = LAYOUT_IDS.find((one) => one === chosen) ?? "statement";
        await call("changeVariant", { params, body: { layoutId: before } }, headers(version));
        // What found no place in the other layout is back as well.
        await call("updateSlide", { params, body: { fields } }, headers(version));
      },
    );
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-2" aria-label={panels("layout")}>
      {LAYOUT_IDS.map((layoutId) => (
        <button
          key={layoutId}
          type="button"
          disabled={disabled || state.isActing}
          aria-pressed={chosen === layoutId}
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
