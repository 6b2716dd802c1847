"use client";

import { Archive, CalendarClock, CalendarPlus, Check, Ellipsis, Trash2, Undo2, X } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu, MenuItem } from "#components/ui/menu.tsx";
import type { BulkAct } from "#lib/domain/bulk.ts";
import { askFirst, lacksAccount } from "./ask-first.ts";
import type { PostCard } from "./card.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { takenBy, useBulk } from "./use-bulk.ts";

const ICONS = {
  spread: CalendarPlus,
  move: CalendarClock,
  approve: Check,
  archive: Archive,
  reactivate: Undo2,
  remove: Trash2,
} satisfies Record<BulkAct, unknown>;
/** Those that stand in the bar itself, where it is wide; the others are in its menu. */
const SHOWN: readonly BulkAct[] = ["spread", "move", "approve"];
const FOLDED: readonly BulkAct[] = ["archive", "reactivate", "remove"];

/** What can be done to the selected posts, and nothing that cannot be done to any of them. */
export function BulkBar({
  cards,
  onAll = null,
  onClear,
}: {
  cards: readonly PostCard[];
  /** where not all that is listed is selected */
  onAll?: (() => void) | null;
  onClear: () => void;
}) {
  const t = useTranslations("bulk");
  const posts = useTranslations("posts");
  const [asks, setAsks] = useState<"move" | "remove" | null>(null);
  const { run, isPending } = useBulk(onClear);
  const idsOf = (act: BulkAct) => takenBy(act, cards).map(({ id }) => id);
  const cache = useQueryClient();
  const projectId = cards[0]?.projectId ?? "";
  const start = (act: BulkAct) => {
    const go = () => run(act, idsOf(act));
    if (act === "move" || act === "remove") setAsks(act);
    else if ((act === "spread" || act === "approve") && lacksAccount(cache, projectId))
      askFirst({ taken: null, noAccount: true, projectId, go });
    else go();
  };
  const labelOf = (act: BulkAct) =>
    act === "archive" || act === "reactivate" ? posts(`actions.${act}`) : t(`act.${act}`);
  const offered = (acts: readonly BulkAct[]) => acts.filter((act) => takenBy(act, cards).length > 0);
  const item = (act: BulkAct) => (
    <MenuItem key={act} icon={ICONS[act]} onClick={() => start(act)}>
      {labelOf(act)}
    </MenuItem>
  );
  return (
    <>
      <div
        role="toolbar"
        aria-label={posts("bulk.bar")}
        className="sticky bottom-20 z-20 mx-auto flex max-w-full items-center gap-2 rounded-2xl border bg-raised py-2 pr-2 pl-4 shadow-pop md:bottom-6"
      >
        <output className="text-sm font-medium whitespace-nowrap tabular-nums">
          {posts("bulk.selected", { count: cards.length })}
        </output>
        {onAll && (
          <Button variant="ghost" onClick={onAll}>
            {t("act.all")}
          </Button>
        )}
        {offered(SHOWN).map((act) => {
          const Icon = ICONS[act];
          return (
            <Button key={act} onClick={() => start(act)} disabled={isPending} className="max-md:hidden">
              <Icon aria-hidden className="size-4" />
              {labelOf(act)}
            </Button>
          );
        })}
        <Menu
          align="end"
          side="top"
          trigger={
            <Button size="icon" aria-label={t("act.more")} disabled={isPending}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          <div className="md:hidden">{offered(SHOWN).map(item)}</div>
          {offered(FOLDED).map(item)}
        </Menu>
        <Button variant="ghost" size="icon" aria-label={posts("bulk.clear")} onClick={onClear}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {asks === "move" && (
        <MoveDialog
          cards={takenBy("move", cards)}
          onClose={() => setAsks(null)}
          onMove={(days, approves) => {
            setAsks(null);
            run("move", idsOf("move"), { days, approves });
          }}
        />
      )}
      {asks === "remove" && (
        <RemoveDialog
          count={takenBy("remove", cards).length}
          onClose={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            run("remove", idsOf("remove"));
          }}
        />
      )}
    </>
  );
}
