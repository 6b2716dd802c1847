"use client";

import { useTranslations } from "next-intl";
import { EraseDialog } from "#components/frame/erase-dialog.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Maker, Own } from "./provider.ts";

export function RemoveDialog({ maker, onClose }: { maker: Maker & { own: Own }; onClose: () => void }) {
  const t = useTranslations("providers");
  const { installed, own, part } = maker;
  const remove = useOperation("removeProvider");
  const confirm = { keep: t("confirm.keep"), erase: t("confirm.remove"), erasing: t("confirm.removing") };
  return (
    <EraseDialog
      title={t("confirm.title", { name: own.model })}
      text={installed === null ? t("confirm.text") : t("confirm.textInstalled", { name: installed })}
      words={{ ...confirm, erased: t("removedToast") }}
      send={() => remove.mutateAsync({ params: { part } })}
      onClose={onClose}
    />
  );
}
