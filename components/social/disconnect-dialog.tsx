"use client";

import { useTranslations } from "next-intl";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
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
        onSuccess: () => void toast.success(t("leave.done")),
        onError: (error) => void toast.error(errorText(error)),
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
