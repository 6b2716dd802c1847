"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useKeys } from "#components/frame/use-keys.ts";
import { Button } from "#components/ui/button.tsx";

const CreateSheet = dynamic(async () => (await import("./create-sheet.tsx")).CreateSheet, { ssr: false });

const OpenSheet = createContext<() => void>(() => undefined);

/** C, wherever nothing is being typed or moved, opens the sheet over any page of a project. */
export function CreateProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useKeys({ c: show });
  return (
    <OpenSheet value={show}>
      {children}
      {wanted && <CreateSheet open={open} onClose={() => setOpen(false)} />}
    </OpenSheet>
  );
}

export function CreateButton({ always = false }: { always?: boolean }) {
  const t = useTranslations("create");
  const show = useContext(OpenSheet);
  return (
    <Button variant="primary" onClick={show} aria-keyshortcuts="C">
      <Plus aria-hidden className="size-4" />
      <span className={always ? undefined : "sr-only sm:not-sr-only"}>{t("button")}</span>
      <kbd aria-hidden className="hidden rounded-md bg-on-accent/20 px-1.5 font-sans text-2xs font-medium lg:inline">
        C
      </kbd>
    </Button>
  );
}
