"use client";

import { useTranslations } from "next-intl";
import { CAPTION_MAX, HASHTAGS_MAX } from "#lib/domain/limits.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import { characters } from "#lib/domain/text.ts";
import { cn } from "#components/ui/cn.ts";
import { CaptionPieces } from "./publishing/caption-pieces.tsx";
import type { PieceKind } from "#lib/domain/first-comment.ts";
import { useField } from "./edits/use-editing.tsx";
import { foldOf } from "./fold.ts";
import { TextArea } from "#components/ui/text-area.tsx";
import { RetellButton } from "./rewrite/retell-button.tsx";

export function CaptionPanel({
  postId,
  projectId,
  disabled,
}: {
  postId: string;
  projectId: string;
  disabled: boolean;
}) {
  const t = useTranslations("editor.caption");
  const [caption = "", onChange] = useField("caption", postId, "caption");
  const { isFolded, shown } = foldOf(caption);
  const hashtags = hashtagsIn(caption).length;
  const used = characters(caption);
  const insert = (text: string, kind: PieceKind) => {
    const gap = caption.trim() === "" ? "" : kind === "hashtags" ? "\n\n" : "\n";
    onChange([...`${caption.trimEnd()}${gap}${text}`].slice(0, CAPTION_MAX).join(""), true);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t("label")}
        value={caption}
        rows={8}
        action={<RetellButton place="caption" label={t("label")} />}
        disabled={disabled}
        onChange={(text) => onChange([...text].slice(0, CAPTION_MAX).join(""))}
        hint={
          <span className="flex justify-between gap-3 tabular-nums">
            <span className={cn(hashtags > HASHTAGS_MAX && "text-danger")}>
              {hashtags > HASHTAGS_MAX
                ? t("tooMany", { count: hashtags, max: HASHTAGS_MAX, over: hashtags - HASHTAGS_MAX })
                : t("hashtags", { count: hashtags })}
            </span>
            <span>{t("count", { used, max: CAPTION_MAX })}</span>
          </span>
        }
      />
      <CaptionPieces projectId={projectId} disabled={disabled} onInsert={insert} />
      {isFolded && (
        <div className="flex flex-col gap-1.5 rounded-xl bg-sunken p-3 text-xs">
          <p className="font-medium">{t("shown")}</p>
          <p className="text-muted [overflow-wrap:anywhere]">{shown}…</p>
          <p className="text-muted">{t("fold")}</p>
        </div>
      )}
    </div>
  );
}
