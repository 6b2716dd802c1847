"use client";

import { Plus, Sparkles, Tag } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, PointerEvent } from "react";
import { cn } from "#components/ui/cn.ts";
import { liftableStyle } from "#components/ui/use-drop.ts";
import { keyOf } from "./places.ts";
import type { Place, Slot } from "./use-autopilot.ts";

/** An hour of a day: its slot, or where one may go. */
export function SlotCell({
  place,
  slot,
  words,
  isStop,
  isLifted,
  isTarget,
  onFocus,
  onKeyDown,
  onLift,
  onPress,
}: {
  place: Place;
  slot: Slot | undefined;
  words: { day: string; time: string };
  /** the one tab stop of the grid */
  isStop: boolean;
  isLifted: boolean;
  isTarget: boolean;
  onFocus: (place: Place) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLift: (event: PointerEvent<HTMLElement>, slot: Slot) => void;
  onPress: (place: Place, slot: Slot | undefined) => void;
}) {
  const t = useTranslations("autopilot.grid");
  const key = keyOf(place);
  const theme = slot ? (slot.theme ?? t("free")) : "";
  return (
    <td data-drop={key} className="h-10 border-b border-l p-0.5 first:border-l-0 md:h-8">
      <button
        type="button"
        data-place={key}
        data-slot={slot?.id}
        tabIndex={isStop ? 0 : -1}
        aria-label={slot ? t("slot", { ...words, theme }) : t("add", words)}
        {...(slot && { "aria-haspopup": "dialog", "aria-keyshortcuts": "M Delete" })}
        onFocus={() => onFocus(place)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => slot && onLift(event, slot)}
        onClick={() => onPress(place, slot)}
        className={cn(
          liftableStyle,
          "group flex size-full min-w-0 items-center gap-1.5 rounded-md px-2 text-left text-xs transition-colors",
          slot
            ? "bg-accent-soft font-medium text-accent-ink hover:bg-accent hover:text-on-accent"
            : "justify-center text-transparent hover:bg-hover hover:text-muted focus-visible:text-muted",
          isLifted && "opacity-45 outline-2 outline-accent",
          isTarget && !isLifted && "bg-accent-soft inset-ring-2 inset-ring-accent",
        )}
      >
        {slot ? (
          <>
            {slot.theme === null ? (
              <Sparkles aria-hidden className="size-3.5 shrink-0" />
            ) : (
              <Tag aria-hidden className="size-3.5 shrink-0" />
            )}
            <span className="truncate">{theme}</span>
          </>
        ) : (
          <Plus aria-hidden className="size-3.5" />
        )}
      </button>
    </td>
  );
}
