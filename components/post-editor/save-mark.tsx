"use client";

import { CircleCheck, CircleDashed, CloudOff, LoaderCircle, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import type { SaveState } from "./edits/edit-state.ts";
import { useEditing } from "./edits/use-editing.tsx";

const LOOKS: Record<SaveState, { icon: typeof CircleCheck; color: string }> = {
  saved: { icon: CircleCheck, color: "text-success" },
  saving: { icon: LoaderCircle, color: "text-muted" },
  incomplete: { icon: CircleDashed, color: "text-warning" },
  offline: { icon: CloudOff, color: "text-warning" },
  error: { icon: TriangleAlert, color: "text-danger" },
  conflict: { icon: TriangleAlert, color: "text-warning" },
};

/** Whether what was typed is on the server. */
export function SaveMark() {
  const t = useTranslations("editor.save");
  const { save } = useEditing().state;
  const { color, icon: Icon } = LOOKS[save];
  return (
    <output className={cn("flex min-w-0 items-center gap-1", color)}>
      <Icon aria-hidden className={cn("size-3.5 shrink-0", save === "saving" && "animate-spin")} />
      <span className="truncate">{t(save)}</span>
    </output>
  );
}

export function UndoButtons() {
  const t = useTranslations("editor");
  const { session, state } = useEditing();
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("undo")}
        title={t("undo")}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!state.canUndo || state.isActing}
        onClick={() => void session.undo()}
      >
        <Undo2 aria-hidden className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("redo")}
        title={t("redo")}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!state.canRedo || state.isActing}
        onClick={() => void session.redo()}
      >
        <Redo2 aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
