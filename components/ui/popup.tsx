"use client";

import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cn } from "./cn.ts";

export interface Placement {
  side?: "top" | "bottom" | "right";
  align?: "start" | "end";
}

const AREAS = {
  top: { start: "top span-right", end: "top span-left" },
  bottom: { start: "bottom span-right", end: "bottom span-left" },
  right: { start: "right span-bottom", end: "right span-top" },
} as const;

const popupStyle = cn(
  "beside overflow-y-auto overscroll-contain rounded-xl border bg-raised text-left text-sm font-normal whitespace-normal text-ink shadow-pop outline-none",
  "transition-[opacity,scale] duration-100 starting:scale-97 starting:opacity-0",
);

/** Who has the focus as it opens: the box after a press, one of what it holds after a key. */
interface Entry {
  to: "box" | "first" | "last";
}

const ENTRIES: Record<string, Entry["to"]> = { ArrowDown: "first", ArrowUp: "last" };

interface PopupProps extends Placement {
  trigger: ReactElement<ComponentProps<"button">>;
  kind: "menu" | "dialog";
  /** without it, the trigger's name */
  label?: string;
  className?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A box beside the button that opens it, drawn only while it is open. The browser closes it and gives back the focus. */
export function Popup({ trigger, kind, side = "bottom", align = "start", ...props }: PopupProps) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const id = useId();
  const anchor = `--${id}`;
  return (
    <>
      {cloneElement(trigger, {
        id: `${id}-trigger`,
        popoverTarget: id,
        "aria-haspopup": kind,
        "aria-expanded": entry !== null,
        style: { anchorName: anchor },
        onClick(event) {
          // The browser closes what is open, and cannot open what is not drawn.
          if (entry !== null) return;
          event.preventDefault();
          event.currentTarget.focus();
          setEntry({ to: event.detail === 0 ? "first" : "box" });
        },
        onKeyDown(event) {
          const to = ENTRIES[event.key];
          // What was just closed is still drawn for a moment, and opens again.
          if (kind !== "menu" || !to || document.getElementById(id)?.matches(":popover-open")) return;
          event.preventDefault();
          setEntry({ to });
        },
      })}
      {entry !== null && (
        <Box
          id={id}
          role={kind}
          entry={entry}
          data-side={side}
          style={{ positionAnchor: anchor, positionArea: AREAS[side][align] }}
          onToggle={({ newState }) => newState === "closed" && setEntry(null)}
          {...props}
        />
      )}
    </>
  );
}

const REACHED = "a, button, input";
/** What of an open box can have the focus, in order. */
export const reachedIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(REACHED)];

/** Closes the box around an element. */
export const closePopup = (within: Element): void => within.closest<HTMLElement>("[popover]")?.hidePopover();

function Box({ id = "", entry, label, className, ...props }: ComponentProps<"div"> & { entry: Entry; label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || element.matches(":popover-open")) return;
    element.showPopover();
    const first = entry.to === "box" ? element : reachedIn(element).at(entry.to === "first" ? 0 : -1);
    (first ?? element).focus();
  }, [entry]);
  useEffect(() => {
    const element = box.current;
    // The Esc that closes this must not close the drawer around it too.
    const keep = (event: globalThis.KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    element?.addEventListener("keydown", keep);
    return () => element?.removeEventListener("keydown", keep);
  }, []);
  return (
    <div
      {...props}
      ref={box}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-trigger` : undefined}
      className={cn(popupStyle, className)}
    />
  );
}
