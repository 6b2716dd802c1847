"use client";

import { Drawer as Base } from "@base-ui/react/drawer";
import type { ReactNode } from "react";

export function Drawer({
  open,
  onOpenChange,
  title,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end">
          <Base.Popup className="max-h-[85vh] w-full [transform:translateY(var(--drawer-swipe-movement-y))] overflow-y-auto rounded-t-2xl border-t bg-raised pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-pop outline-none transition-transform duration-300 ease-out data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:transition-none">
            <div aria-hidden className="mx-auto mt-2 h-1 w-9 rounded-full bg-line-strong" />
            <Base.Content className="flex flex-col gap-5 px-4 pt-3">
              <Base.Title className="sr-only">{title}</Base.Title>
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
