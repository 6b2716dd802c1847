"use client";

import { Wand2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Post, Slide } from "./post.ts";
import { TextArea } from "./text-area.tsx";

const INSTRUCTION_MAX = 500;

export function ReimaginePanel({
  post,
  slide,
  picture,
  disabled,
}: {
  post: Post;
  slide: Slide;
  picture: string | undefined;
  disabled: boolean;
}) {
  const t = useTranslations("editor.reimagine");
  const errorText = useErrorText();
  const { data: budget } = useRead("readEditBudget", { params: { id: post.id } });
  const reimagine = useOperation("reimagineSlide");
  const [instruction, setInstruction] = useState("");
  const [before, setBefore] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (instruction.trim() === "") return;
    reimagine.mutate(
      { params: { id: slide.id }, body: { instruction: instruction.trim() } },
      {
        onSuccess: () => {
          setBefore(picture);
          setInstruction("");
        },
        onError: (error) => void toast.error(errorText(error)),
      },
    );
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <TextArea
        label={t("label")}
        placeholder={t("placeholder")}
        value={instruction}
        rows={3}
        max={INSTRUCTION_MAX}
        disabled={disabled || budget?.remaining === 0}
        onChange={setInstruction}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-xs text-muted">{budget && t("left", { left: budget.remaining, cap: budget.cap })}</span>
        <Button
          type="submit"
          variant="primary"
          disabled={disabled || reimagine.isPending || !budget || budget.remaining === 0}
          focusableWhenDisabled
        >
          <Wand2 aria-hidden className="size-4" />
          {reimagine.isPending ? t("submitting") : t("submit")}
        </Button>
      </div>
      {before !== undefined && picture !== undefined && before !== picture && (
        <div className="grid grid-cols-2 gap-2">
          {[
            { label: t("before"), url: before },
            { label: t("after"), url: picture },
          ].map(({ label, url }) => (
            <figure key={label} className="flex flex-col gap-1">
              <Picture src={url} alt={label} className="w-full rounded-lg border" />
              <figcaption className="text-center text-xs text-muted">{label}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {post.format === "infographic" && <p className="text-xs text-muted">{t("infographic")}</p>}
    </form>
  );
}
