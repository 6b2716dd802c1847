"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#components/ui/dialog.tsx";
import { CreateForm } from "./create-form.tsx";
import type { Wish } from "./wish.ts";

export function CreateSheet({ open, wish, onClose }: { open: boolean; wish: Wish; onClose: () => void }) {
  const t = useTranslations("create");
  return (
    <Dialog open={open} onOpenChange={onClose} title={t("title")} description={t("lead")} wide>
      <CreateForm wish={wish} onClose={onClose} />
    </Dialog>
  );
}
