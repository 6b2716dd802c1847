"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { MOVE_DAYS_MAX } from "#lib/domain/bulk.ts";
import type { PostCard } from "./card.ts";
import { takenBy } from "./use-bulk.ts";

const USUAL = { back: -7, day: 1, week: 7 } as const;
const WEEK = String(USUAL.week);

export function MoveDialog({
  cards,
  onClose,
  onMove,
}: {
  cards: readonly PostCard[];
  onClose: () => void;
  onMove: (days: number, approves: boolean) => void;
}) {
  const t = useTranslations("bulk.move");
  return (
    <Dialog open onOpenChange={onClose} title={t("title", { count: cards.length })} description={t("text")}>
      <MoveForm cards={cards} onClose={onClose} onMove={onMove} />
    </Dialog>
  );
}

function MoveForm({ cards, onClose, onMove }: Parameters<typeof MoveDialog>[0]) {
  const t = useTranslations("bulk.move");
  const [typed, setTyped] = useState(WEEK);
  const [approves, setApproves] = useState(false);
  const [tried, setTried] = useState(false);
  const days = /^[+-]?\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const problem =
    days === 0 || Math.abs(days) > MOVE_DAYS_MAX ? t("invalid", { max: String(MOVE_DAYS_MAX) }) : undefined;
  const send = () => {
    setTried(true);
    if (!problem) onMove(days, approves);
  };
  return (
    <DialogForm cancel={t("cancel")} submit={t("submit")} onCancel={onClose} onSubmit={send}>
      <div className="flex flex-wrap gap-1.5">
        {(["back", "day", "week"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={days === USUAL[name]}
            onClick={() => setTyped(String(USUAL[name]))}
            className="h-8 rounded-full border px-3 text-xs font-medium text-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {t(name)}
          </button>
        ))}
      </div>
      <TextField
        label={t("days")}
        hint={t("hint")}
        inputMode="numeric"
        value={typed}
        onValueChange={setTyped}
        error={tried ? problem : undefined}
      />
      {takenBy("approve", cards).length > 0 && (
        <label className="flex items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={approves}
            onChange={({ target }) => setApproves(target.checked)}
            className="size-4 accent-accent"
          />
          {t("approves")}
        </label>
      )}
    </DialogForm>
  );
}
