"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#components/ui/dialog.tsx";
import { CreateForm } from "./create-form.tsx";

export function CreateSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("create");
  return (
    <Dialog open={open} onOpenChange={onClose} title={t("title")} description={t("lead")} wide>
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}
