"use client";

import { LoaderCircle, Undo2, Wand2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { call } from "#lib/client/call.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { INSTRUCTION_MAX } from "#lib/domain/limits.ts";
import { useEditing } from "./edits/use-editing.tsx";
import type { Detail, Post } from "./post.ts";
import { NotMadeNote } from "#components/providers/not-made-note.tsx";
import { TextArea } from "#components/ui/text-area.tsx";

/** One sentence draws a page again; the image before it stays at hand. */
export function ReimaginePanel({
  post,
  page,
  number,
  isRendering,
  notMade,
  disabled,
}: {
  post: Post;
  page: Detail["pages"][number];
  number: number;
  isRendering: boolean;
  notMade: Detail["notMade"];
  disabled: boolean;
}) {
  const t = useTranslations("slides.reimagine");
  const { headers, session, state } = useEditing();
  const { data: budget } = useRead("readEditBudget", { params: { id: post.id } });
  const [instruction, setInstruction] = useState("");
  /** the picture as it was when a sentence was sent */
  const [asked, setAsked] = useState<string | null>(null);
  const isSpent = budget?.remaining === 0;
  const busy = disabled || isRendering || state.isActing;
  const params = { id: page.id };
  const send = async () => {
    const said = instruction.trim();
    if (said === "" || busy) return;
    const sent = await session.act((version) =>
      call("reimagineSlide", { params, body: { instruction: said } }, headers(version)),
    );
    if (!sent) return;
    setInstruction("");
    setAsked(page.picture);
  };
  const swap = (version: number) => call("restorePicture", { params }, headers(version));
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-4">
      <TextArea
        label={FORMAT_RULES[post.format].drawnPages === 1 ? t("labelPiece") : t("label", { page: number })}
        placeholder={t("placeholder")}
        value={instruction}
        rows={3}
        max={INSTRUCTION_MAX}
        disabled={disabled || isSpent}
        onChange={setInstruction}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-xs text-muted">{budget && t("left", { left: budget.remaining, cap: budget.cap })}</span>
        <Button type="submit" variant="primary" disabled={busy || isSpent || !budget} focusableWhenDisabled>
          {isRendering ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <Wand2 aria-hidden className="size-4" />
          )}
          {isRendering ? t("submitting") : t("submit")}
        </Button>
      </div>
      {asked !== null && asked === page.picture && !isRendering && (
        <output className="rounded-lg bg-warning-soft px-3 py-2 text-xs text-pretty text-warning">{t("same")}</output>
      )}
      {!isRendering && <NotMadeNote notMade={notMade} part="image" />}
      {page.earlier !== null && page.picture !== null && (
        <section className="flex flex-col gap-2.5 border-t pt-4">
          <h2 className="text-sm font-medium">{t("compare")}</h2>
          <div className="grid grid-cols-2 gap-2">
            {[
              { label: t("before"), url: page.earlier },
              { label: t("after"), url: page.picture },
            ].map(({ label, url }) => (
              <figure key={label} className="flex flex-col gap-1">
                <Picture src={url} alt={label} className="w-full rounded-lg border" />
                <figcaption className="text-center text-xs text-muted">{label}</figcaption>
              </figure>
            ))}
          </div>
          <Button disabled={busy} focusableWhenDisabled onClick={() => void session.act(swap, swap)}>
            <Undo2 aria-hidden className="size-4" />
            {t("restore")}
          </Button>
          <p className="text-xs text-muted">{t("restoreHint")}</p>
        </section>
      )}
      {FORMAT_RULES[post.format].isSilent && <p className="text-xs text-muted">{t("infographic")}</p>}
    </Form>
  );
}
