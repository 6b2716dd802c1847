"use client";

import { Check, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Detail } from "#components/post-editor/post.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** What a person is to look at before the post goes out, until they say that they did. */
export function Doubts({ detail: { doubts, id } }: { detail: Detail }) {
  const t = useTranslations("writer.doubts");
  const errorText = useErrorText();
  const settle = useOperation("settleDoubts");
  if (doubts.length === 0) return null;
  const send = () =>
    settle.mutate(
      { params: { id } },
      { onSuccess: () => toast.success(t("settled")), onError: (error) => toast.error(errorText(error)) },
    );
  return (
    <section
      aria-label={t("title")}
      className="flex flex-col items-start gap-2 border-t bg-warning-soft px-4 py-3 text-sm md:px-5"
    >
      <h2 className="flex items-center gap-2 font-semibold text-warning">
        <Eye aria-hidden className="size-4" />
        {t("title")}
      </h2>
      <p className="text-xs text-pretty text-muted">{t("text")}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-pretty">
        {doubts.map((doubt) => (
          <li key={doubt}>{t(doubt)}</li>
        ))}
      </ul>
      <Button disabled={settle.isPending} onClick={send}>
        <Check aria-hidden className="size-4" />
        {t("settle")}
      </Button>
    </section>
  );
}
