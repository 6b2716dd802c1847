"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** Another account than the connected one was chosen: perhaps on purpose, perhaps by a wrong sign-in. */
export function OtherAccountDialog({ projectId, from, to }: { projectId: string; from: string; to: string }) {
  const t = useTranslations("connection");
  const errorText = useErrorText();
  const confirm = useOperation("confirmConnect");
  const refuse = useOperation("refuseConnect");
  const sent = { params: { id: projectId } };
  const onError = (error: Parameters<typeof errorText>[0]) => toast.error(errorText(error));
  const keep = () => refuse.mutate(sent, { onError });
  const isPending = confirm.isPending || refuse.isPending;
  return (
    <Dialog open onOpenChange={keep} title={t("other.title", { from, to })} description={t("other.text", { from, to })}>
      <div className="flex flex-wrap justify-end gap-2 p-6">
        <Button onClick={keep} disabled={isPending} focusableWhenDisabled>
          {t("other.refuse", { from })}
        </Button>
        <Button
          variant="primary"
          disabled={isPending}
          focusableWhenDisabled
          onClick={() => confirm.mutate(sent, { onError, onSuccess: () => toast.success(t("back.done")) })}
        >
          {t("other.confirm", { to })}
        </Button>
      </div>
    </Dialog>
  );
}
