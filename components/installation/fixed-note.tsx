"use client";

import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";

/** The environment has said it, by this variable: here it can only be read. */
export function FixedNote({ variable }: { variable: string }) {
  const t = useTranslations("installation");
  return (
    <p className="flex gap-2 text-sm text-pretty text-muted">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("fixed", { variable })}
    </p>
  );
}
