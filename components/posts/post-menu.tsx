"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Menu } from "#components/ui/menu.tsx";
import type { PostCard } from "./card.ts";
import type { Asks } from "./post-menu-items.tsx";
import type { Moves } from "./use-moves.ts";

const load = () => import("./post-menu-items.tsx");
const PostMenuItems = dynamic(async () => (await load()).PostMenuItems, { ssr: false });
const RemoveDialog = dynamic(async () => (await import("./remove-dialog.tsx")).RemoveDialog, { ssr: false });
const ShareDialog = dynamic(async () => (await import("#components/review/share-dialog.tsx")).ShareDialog, {
  ssr: false,
});
const ScheduleDialog = dynamic(async () => (await import("./schedule-dialog.tsx")).ScheduleDialog, { ssr: false });

/** What it offers comes when it is about to be opened: a calendar has hundreds that never are. */
export function PostMenu({
  card,
  zone,
  moves,
  className,
}: {
  card: PostCard;
  zone: string;
  moves: Moves;
  className?: string;
}) {
  const t = useTranslations("posts.actions");
  const [asks, setAsks] = useState<Asks | null>(null);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("label", { theme: card.theme })}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            className={cn("relative z-10", className)}
          >
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        <PostMenuItems card={card} moves={moves} onAsk={setAsks} />
      </Menu>
      {asks === "schedule" && (
        <ScheduleDialog
          post={card}
          zone={zone}
          onClose={() => setAsks(null)}
          onPick={(when) => {
            setAsks(null);
            moves.schedule(card, when, { seen: true });
          }}
        />
      )}
      {asks === "share" && (
        <ShareDialog projectId={card.projectId} zone={zone} post={card} onClose={() => setAsks(null)} />
      )}
      {asks === "remove" && (
        <RemoveDialog
          onClose={() => setAsks(null)}
          onConfirm={() => {
            setAsks(null);
            moves.remove(card);
          }}
        />
      )}
    </>
  );
}
