"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { PaletteShortcut } from "./shortcut.tsx";

const CommandPalette = dynamic(async () => (await import("./command-palette.tsx")).CommandPalette, { ssr: false });

const OpenPalette = createContext<() => void>(() => undefined);

/** The palette's code is fetched the first time it opens. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      event.preventDefault();
      setWanted(true);
      setOpen((was) => !was);
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <OpenPalette value={show}>
      {children}
      {wanted && <CommandPalette open={open} onOpenChange={setOpen} />}
    </OpenPalette>
  );
}

export function PaletteField() {
  const t = useTranslations("frame");
  const show = useContext(OpenPalette);
  return (
    <button
      type="button"
      onClick={show}
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-8 w-full items-center gap-2 rounded-lg border bg-raised px-2.5 text-left text-sm text-muted shadow-rise transition-colors hover:border-line-strong"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{t("search")}</span>
      <PaletteShortcut />
    </button>
  );
}

export function PaletteButton() {
  const t = useTranslations("frame");
  const show = useContext(OpenPalette);
  return (
    <Button size="icon" aria-label={t("searchShort")} onClick={show} className="md:hidden">
      <Search aria-hidden className="size-4" />
    </Button>
  );
}
