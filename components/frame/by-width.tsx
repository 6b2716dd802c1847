"use client";

import type { ReactNode } from "react";
import { useWide } from "#components/ui/use-wide.ts";

/** What is not for this width is not drawn at all: a phone need not wake what it hides. */
export function ByWidth({
  looksWide,
  narrow = null,
  wide = null,
}: {
  looksWide: boolean;
  narrow?: ReactNode;
  wide?: ReactNode;
}) {
  return useWide(looksWide) ? wide : narrow;
}
