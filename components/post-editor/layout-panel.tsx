"use client";

import { useTranslations } from "next-intl";
import { call } from "#lib/client/call.ts";
import { LAYOUT_IDS, type LayoutId } from "#lib/domain/layout.ts";
import { useEditing } from "./edits/use-editing.tsx";
import type { Slide } from "./post.ts";
import { Wireframe } from "./wireframe.tsx";

export function LayoutPanel({ slide, disabled }: { slide: Slide; disabled: boolean }) {
  const t = useTranslations("slides.layouts");
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
