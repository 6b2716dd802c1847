"use client";

import { useTranslations } from "next-intl";
import { EraseDialog } from "#components/frame/erase-dialog.tsx";
import { useOperation } from "#lib/client/use-operation.ts";

export function RemoveMailDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const t = useTranslations("installation.mail");
  const remove = useOperation("removeMailServer");
  return (
    <EraseDialog
      title={t("confirm.title", { host })}
      text={t("confirm.text")}
      words={{ keep: t("confirm.keep"), erase: t("remove"), erasing: t("removing"), erased: t("removed") }}
      send={() => remove.mutateAsync({})}
      onClose={onClose}
    />
  );
}
