"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

export function DisconnectDialog({
  projectId,
  handle,
  scheduled,
  onClose,
}: {
  projectId: string;
  handle: string;
  scheduled: number;
  onClose: () => void;
}) {
  const t = useTranslations("connection");
  const errorText = useErrorText();
  const disconnect = useOperation("disconnectSocial");
  const leave = () =>
    disconnect.mutate(
      { params: { id: projectId } },
      {
        onSuccess: () => toast.success(t("leave.done")),
        onError: (error) => toast.error(errorText(error)),
        onSettled: onClose,
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("leave.title", { handle })}
      description={`${t("leave.text")} ${t("keeps", { count: scheduled })}`}
    >
      <div className="flex flex-wrap justify-end gap-2 p-6">
        <Button onClick={onClose}>{t("leave.cancel")}</Button>
        <Button variant="danger" onClick={leave} disabled={disconnect.isPending} focusableWhenDisabled>
          {t("leave.confirm")}
        </Button>
      </div>
    </Dialog>
  );
}
