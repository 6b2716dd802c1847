"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Kbd } from "#components/ui/kbd.tsx";
import { MODIFIER } from "./modifier.ts";
import { useShowPalette } from "./palette.tsx";

const never = () => () => undefined;
const isApple = () => MODIFIER === "⌘";

/** Opens the palette, and says by which keys of this keyboard. */
export function PaletteField({ looksApple }: { looksApple: boolean }) {
  const t = useTranslations("frame");
  const show = useShowPalette();
  const keys = useSyncExternalStore(never, isApple, () => looksApple) ? "⌘K" : "Ctrl K";
  return (
    <button
      type="button"
      onClick={show}
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-lg border bg-raised px-2.5 text-left text-sm text-muted shadow-rise transition-colors hover:border-line-strong"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{t("search")}</span>
      <Kbd>{keys}</Kbd>
    </button>
  );
}
