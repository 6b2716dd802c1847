"use client";

import { RefreshCw, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { useRetelling } from "./use-retelling.tsx";

/** One field told in another way; while it is told, the same button stops it. Where there is no other way it is not there. */
export function RetellButton({
  place,
  label,
  find = () => place,
}: {
  /** the field, whose being told the button shows */
  place: string;
  label: string;
  /** what of the field is told again, asked when it is pressed */
  find?: () => string;
}) {
  const t = useTranslations("retelling");
  const { asked, canTell, stop, tell } = useRetelling();
  if (!canTell(place)) return null;
  const isOwn = asked?.place?.split(".").slice(0, place.split(".").length).join(".") === place;
  const name = isOwn ? t("stop") : t("again", { field: label });
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      title={name}
      disabled={asked !== null && !isOwn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOwn ? stop() : void tell({ place: find() }))}
      className={cn("-my-1.5", isOwn && "text-accent-ink")}
    >
      {isOwn ? (
        <Square aria-hidden className="size-3.5 animate-pulse" />
      ) : (
        <RefreshCw aria-hidden className="size-3.5" />
      )}
    </Button>
  );
}
