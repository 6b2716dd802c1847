"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";

export function RemoveDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const t = useTranslations("posts.remove");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("text")}>
      <div className="flex justify-end gap-2 p-6">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {t("confirm")}
        </Button>
      </div>
    </Dialog>
  );
}
