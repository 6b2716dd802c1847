"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const backdropStyle =
  "fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0";

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  top = false,
  wide = false,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  hideTitle?: boolean;
  top?: boolean;
  /** for a form of many choices: as high as the window lets it, scrolling inside */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          className={cn(
            "fixed left-1/2 z-50 w-[calc(100vw-2rem)] -translate-x-1/2 overflow-hidden rounded-2xl border bg-raised shadow-pop outline-none",
            "transition duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0",
            top ? "top-[12vh]" : "top-1/2 -translate-y-1/2",
            wide ? "flex max-h-[calc(100dvh-2rem)] max-w-2xl flex-col" : top ? "max-w-xl" : "max-w-md",
          )}
        >
          <div className={cn(hideTitle ? "sr-only" : "flex flex-col gap-1 px-6 pt-6")}>
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            {description !== undefined && (
              <Base.Description className="text-sm text-muted">{description}</Base.Description>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
