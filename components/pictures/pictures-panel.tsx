"use client";

import { Images, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditing } from "#components/post-editor/edits/use-editing.tsx";
import type { Detail } from "#components/post-editor/post.ts";
import { Button } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { call } from "#lib/client/call.ts";
import { COLLAGE_MAX, type Focus } from "#lib/domain/own-picture.ts";
import { FocusField } from "./focus-field.tsx";
import { PicturePicker } from "./picture-picker.tsx";

type Page = Detail["pages"][number];
type Shown = Page["own"][number];

const sent = (pictures: readonly Pick<Shown, "id" | "focus">[]) => pictures.map(({ focus, id }) => ({ id, focus }));

/** The project's own pictures on a page: chosen from its library, cut to what matters, several as a collage. */
export function PicturesPanel({ projectId, page, disabled }: { projectId: string; page: Page; disabled: boolean }) {
  const t = useTranslations("pictures.panel");
  const { headers, session, state } = useEditing();
  const [isPicking, setIsPicking] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const { own } = page;
  const busy = disabled || state.isActing;
  const params = { id: page.id };
  const show = (pictures: readonly Pick<Shown, "id" | "focus">[]) =>
    void session.act(
      (version) => call("showPictures", { params, body: { pictures: sent(pictures) } }, headers(version)),
      (version) => call("showPictures", { params, body: { pictures: sent(own) } }, headers(version)),
    );
  const focusOn = (id: string, focus: Focus) => show(own.map((one) => (one.id === id ? { id, focus } : one)));
  const opened = own.find(({ id }) => id === openId) ?? (own.length === 1 ? own[0] : undefined);
  const matched = own.find((one) => one.matched !== null)?.matched;
  return (
    <section className="flex flex-col gap-4">
      <p className="text-xs text-pretty text-muted">{own.length === 0 ? t("none") : t("some")}</p>
      {matched && (
        <p className="rounded-lg bg-accent-soft px-3 py-2 text-xs text-accent-ink">{t("matched", { matched })}</p>
      )}
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {own.map(({ id, url }, index) => (
            <li key={id} className="relative">
              <button
                type="button"
                aria-label={t("adjust", { number: index + 1 })}
                aria-pressed={opened?.id === id}
                onClick={() => setOpenId(id)}
                className="block overflow-hidden rounded-lg border-2 border-transparent aria-pressed:border-accent"
              >
                <Picture src={`${url}?width=192`} alt="" className="size-16 object-cover" />
              </button>
              <button
                type="button"
                aria-label={t("drop", { number: index + 1 })}
                disabled={busy}
                onClick={() => show(own.filter((one) => one.id !== id))}
                className="absolute -top-1.5 -right-1.5 flex size-6 items-center justify-center rounded-full border bg-raised text-muted shadow-rise hover:text-ink disabled:opacity-50"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <FocusField
          key={opened.id}
          url={opened.url}
          focus={opened.focus}
          disabled={busy}
          onChange={(focus) => focusOn(opened.id, focus)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={own.length === 0 ? "primary" : "secondary"} disabled={busy} onClick={() => setIsPicking(true)}>
          <Images aria-hidden className="size-4" />
          {own.length === 0 ? t("choose") : t("change")}
        </Button>
        {own.length > 0 && (
          <Button variant="ghost" disabled={busy} onClick={() => show([])}>
            <Undo2 aria-hidden className="size-4" />
            {t("back")}
          </Button>
        )}
      </div>
      {isPicking && (
        <PicturePicker
          projectId={projectId}
          chosen={own.map(({ id }) => id)}
          most={COLLAGE_MAX}
          onClose={() => setIsPicking(false)}
          onChoose={(pictures) => {
            setIsPicking(false);
            show(pictures.map(({ id }) => ({ id, focus: own.find((one) => one.id === id)?.focus ?? null })));
          }}
        />
      )}
    </section>
  );
}
