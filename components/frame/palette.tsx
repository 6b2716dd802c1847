"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Person } from "./account-menu.tsx";

const CommandPalette = dynamic(async () => (await import("./command-palette.tsx")).CommandPalette, { ssr: false });

const OpenPalette = createContext<() => void>(() => undefined);
export const useShowPalette = () => useContext(OpenPalette);

/** The palette's code is fetched the first time it opens. */
export function PaletteProvider({ person, children }: { person: Person; children: ReactNode }) {
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
      {wanted && <CommandPalette person={person} open={open} onOpenChange={setOpen} />}
    </OpenPalette>
  );
}

export function PaletteButton() {
  const t = useTranslations("frame");
  const show = useShowPalette();
  return (
    <Button size="icon" aria-label={t("searchShort")} onClick={show} className="md:hidden">
      <Search aria-hidden className="size-4" />
    </Button>
  );
}
