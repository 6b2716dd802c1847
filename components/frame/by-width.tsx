"use client";

import type { ReactNode } from "react";
import { useWide } from "#components/ui/use-wide.ts";

/** What is not for this width is not drawn at all: a phone need not wake what it hides. */
export function ByWidth({ narrow = null, wide = null }: { narrow?: ReactNode; wide?: ReactNode }) {
  return useWide() ? wide : narrow;
}
