"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";

export function RemoveDialog({
  count = 1,
  onClose,
  onConfirm,
}: {
  count?: number;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations("posts.remove");
  const many = useTranslations("bulk.remove");
  const [title, text] = count === 1 ? [t("title"), t("text")] : [many("title", { count }), many("text")];
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <div className="flex justify-end gap-2 p-6">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {t("confirm")}
        </Button>
      </div>
    </Dialog>
  );
}
