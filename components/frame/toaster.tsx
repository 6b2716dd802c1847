"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { readToasts, type Toast, toast, watchToasts } from "#components/ui/toast.ts";
import { useOfflineLinks } from "./use-offline-links.ts";

const Told = dynamic(async () => (await import("./told.tsx")).Told, { ssr: false });
const NONE: readonly Toast[] = [];

/** What just happened, over the lower edge of the page, newest below. */
export function Toaster() {
  const t = useTranslations("frame");
  const errors = useTranslations("errors");
  useOfflineLinks(() => toast.warning(errors("network")));
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => NONE);
  return (
    <section
      data-toaster
      aria-label={t("notices")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-60 flex flex-col-reverse items-center gap-2 px-4 md:bottom-6"
    >
      {toasts.map((one) => (
        <Told key={one.id} toast={one} />
      ))}
    </section>
  );
}
