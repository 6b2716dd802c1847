"use client";

import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { cn } from "#components/ui/cn.ts";
import { dismissToast, readToasts, type Toast, toast, watchToasts } from "#components/ui/toast.ts";
import { useOfflineLinks } from "./use-offline-links.ts";

const SHOWN_MS = 5000;
const NONE: readonly Toast[] = [];

const LOOKS: Record<Toast["kind"], { icon: LucideIcon | null; color: string }> = {
  message: { icon: null, color: "" },
  success: { icon: CircleCheck, color: "text-success" },
  warning: { icon: TriangleAlert, color: "text-warning" },
  error: { icon: CircleAlert, color: "text-danger" },
};

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

/** Gone after a while in which it could be read: not while the pointer or the focus is on it, or the window hidden. */
function Told({ toast: { action, id, kind, text } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => !document.hidden && dismissToast(id), SHOWN_MS);
    return () => clearInterval(timer);
  }, [id, isHeld]);
  const { color, icon: Icon } = LOOKS[kind];
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex w-full max-w-sm items-center gap-2.5 rounded-xl border border-line-strong bg-raised px-4 py-3 text-sm shadow-pop transition duration-200 motion-reduce:transition-none starting:translate-y-3 starting:opacity-0"
    >
      {Icon && <Icon aria-hidden className={cn("size-4 shrink-0", color)} />}
      <p className="min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onClick?.();
            dismissToast(id);
          }}
          className="shrink-0 rounded-md bg-accent-soft px-2 py-1 text-xs font-medium text-accent-ink hover:underline"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
