"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useKeys } from "#components/frame/use-keys.ts";
import { useUrl } from "#components/posts/use-url.ts";
import { Button } from "#components/ui/button.tsx";
import type { Wish } from "./wish.ts";

const CreateSheet = dynamic(async () => (await import("./create-sheet.tsx")).CreateSheet, { ssr: false });

const NO_WISH: Wish = { theme: "", day: null };
const OpenSheet = createContext<(wish?: Wish) => void>(() => undefined);

export const useCreateSheet = () => useContext(OpenSheet);

/** C, wherever nothing is being typed or moved, opens the sheet over any page of a project; so does `?create=a theme`. */
export function CreateProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<{ round: number; wish: Wish } | null>(null);
  const show = (wish = NO_WISH) => {
    // What was typed for the same wish is still there.
    setWanted((last) => {
      const isSame = (["theme", "day", "time", "format"] as const).every((name) => last?.wish[name] === wish[name]);
      return { round: (last?.round ?? 0) + (isSame ? 0 : 1), wish };
    });
    setOpen(true);
  };
  useKeys({ c: () => show() });
  const { params, set } = useUrl();
  const asked = params.get("create");
  const [heard, setHeard] = useState<string | null>(null);
  if (asked !== heard) {
    setHeard(asked);
    if (asked !== null) show({ theme: asked, day: null });
  }
  const close = () => {
    setOpen(false);
    if (asked !== null) set({ create: null });
  };
  return (
    <OpenSheet value={show}>
      {children}
      {wanted && <CreateSheet key={wanted.round} wish={wanted.wish} open={open} onClose={close} />}
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
