"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useKeys } from "#components/frame/use-keys.ts";
import { Button } from "#components/ui/button.tsx";

const CreateSheet = dynamic(async () => (await import("./create-sheet.tsx")).CreateSheet, { ssr: false });

const OpenSheet = createContext<(theme?: string) => void>(() => undefined);

/** Opens the sheet, filled with a theme when there is one. */
export const useCreateSheet = () => useContext(OpenSheet);

/** C, wherever nothing is being typed or moved, opens the sheet over any page of a project. */
export function CreateProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<{ round: number; theme: string } | null>(null);
  const show = (theme = "") => {
    setWanted((last) => ({ round: last && last.theme === theme ? last.round : (last?.round ?? 0) + 1, theme }));
    setOpen(true);
  };
  useKeys({ c: () => show() });
  return (
    <OpenSheet value={show}>
      {children}
      {wanted && <CreateSheet key={wanted.round} theme={wanted.theme} open={open} onClose={() => setOpen(false)} />}
    </OpenSheet>
  );
}

export function CreateButton({ always = false }: { always?: boolean }) {
  const t = useTranslations("create");
  const show = useCreateSheet();
  return (
    <Button variant="primary" onClick={() => show()} aria-keyshortcuts="C">
      <Plus aria-hidden className="size-4" />
      <span className={always ? undefined : "sr-only sm:not-sr-only"}>{t("button")}</span>
      <kbd aria-hidden className="hidden rounded-md bg-on-accent/20 px-1.5 font-sans text-2xs font-medium lg:inline">
        C
      </kbd>
    </Button>
  );
}
