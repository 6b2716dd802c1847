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
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  hideTitle?: boolean;
  top?: boolean;
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
            top ? "top-[12vh] max-w-xl" : "top-1/2 max-w-md -translate-y-1/2",
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
