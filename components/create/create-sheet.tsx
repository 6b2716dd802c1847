"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#components/ui/dialog.tsx";
import { CreateForm } from "./create-form.tsx";

export function CreateSheet({ open, theme, onClose }: { open: boolean; theme: string; onClose: () => void }) {
  const t = useTranslations("create");
  return (
    <Dialog open={open} onOpenChange={onClose} title={t("title")} description={t("lead")} wide>
      <CreateForm initialTheme={theme} onClose={onClose} />
    </Dialog>
  );
}
