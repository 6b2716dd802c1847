"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useState } from "react";
import type { Person } from "./account-menu.tsx";

const MoreSheet = dynamic(async () => (await import("./more-sheet.tsx")).MoreSheet, { ssr: false });

/** All that a phone's tabs have no room for, in a sheet that is fetched when it opens. */
export function MoreButton({ person }: { person: Person }) {
  const t = useTranslations("frame");
  const pathname = usePathname();
  const [openAt, setOpenAt] = useState<string | null>();
  // Going somewhere closes it.
  const open = openAt === pathname;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(pathname)}
        className="flex flex-1 flex-col items-center justify-center gap-1 text-2xs font-medium text-muted"
      >
        <Ellipsis aria-hidden className="size-5" />
        {t("more")}
      </button>
      {openAt !== undefined && (
        <MoreSheet person={person} open={open} onOpenChange={(next) => setOpenAt(next ? pathname : null)} />
      )}
    </>
  );
}
