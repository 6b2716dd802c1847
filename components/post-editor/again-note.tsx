"use client";

import { useTranslations } from "next-intl";
import { useEditing } from "./edits/use-editing.tsx";

/** Says what was taken back or done again, and where it is. */
export function AgainNote({ page, panel }: { page: number | null; panel: string }) {
  const t = useTranslations("editor");
  const { again } = useEditing().state;
  const where = [...(page === null ? [] : [t("strip.page", { page })]), panel].join(", ");
  return (
    <p aria-live="polite" className="sr-only">
      {again && <span key={again.count}>{t(`again.${again.what}`, { where })}</span>}
    </p>
  );
}
