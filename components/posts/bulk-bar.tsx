"use client";

import { Archive, Undo2, X } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { call } from "#lib/client/call.ts";
import { can } from "#lib/domain/post.ts";
import { type PostCard, stateOf } from "./card.ts";

type Act = "archive" | "reactivate";
const OPERATIONS = { archive: "archivePost", reactivate: "reactivatePost" } as const;

export function BulkBar({ cards, onClear }: { cards: readonly PostCard[]; onClear: () => void }) {
  const t = useTranslations("posts");
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (act: Act, ids: readonly string[]): Promise<string[]> => {
    setBusy(true);
    const outcomes = await Promise.allSettled(ids.map((id) => call(OPERATIONS[act], { params: { id } })));
    setBusy(false);
    await cache.invalidateQueries({ queryKey: ["listCards"] });
    return ids.filter((_, index) => outcomes[index]?.status === "fulfilled");
  };
  const start = async (act: Act) => {
    const ids = cards.filter((card) => can(act, stateOf(card))).map(({ id }) => id);
    const done = await run(act, ids);
    onClear();
    if (done.length < cards.length) toast.warning(t("bulk.some", { count: cards.length - done.length }));
    if (done.length === 0) return;
    const undo = { action: { label: t("done.undo"), onClick: () => void run("reactivate", done) } };
    if (act === "archive") toast.success(t("done.archived", { count: done.length }), undo);
    else toast.success(t("done.reactivated", { count: done.length }));
  };
  const offers = (act: Act) => cards.some((card) => can(act, stateOf(card)));
  return (
    <div
      role="toolbar"
      aria-label={t("bulk.bar")}
      className="sticky bottom-20 z-20 mx-auto flex items-center gap-2 rounded-2xl border bg-raised py-2 pr-2 pl-4 shadow-pop md:bottom-6"
    >
      <span className="text-sm font-medium tabular-nums">{t("bulk.selected", { count: cards.length })}</span>
      {offers("archive") && (
        <Button onClick={() => void start("archive")} disabled={busy}>
          <Archive aria-hidden className="size-4" />
          {t("actions.archive")}
        </Button>
      )}
      {offers("reactivate") && (
        <Button onClick={() => void start("reactivate")} disabled={busy}>
          <Undo2 aria-hidden className="size-4" />
          {t("actions.reactivate")}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={t("bulk.clear")} onClick={onClear}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
