"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { cn } from "./cn.ts";
import type { Point } from "./use-drag.ts";

const LOOKS = {
  card: "rotate-[1.5deg] rounded-lg border border-accent bg-raised shadow-pop",
  label: "rounded-md bg-accent text-on-accent shadow-pop",
  ghost: "opacity-70",
};

/** What is carried, beside the pointer. */
export function Flying({
  at: { x, y },
  look = "card",
  className,
  width,
  maxWidth,
  children,
}: {
  at: Point;
  look?: keyof typeof LOOKS;
  className?: string;
  width?: number;
  maxWidth?: number;
  children: ReactNode;
}) {
  return createPortal(
    <div
      aria-hidden
      className={cn("pointer-events-none fixed top-0 left-0 z-50", LOOKS[look], className)}
      style={{ translate: `${x + 8}px ${y + 8}px`, width, maxWidth }}
    >
      {children}
    </div>,
    document.body,
  );
}
