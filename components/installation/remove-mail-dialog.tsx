"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** A password that is erased does not come back, so it is asked. */
export function RemoveMailDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const t = useTranslations("installation.mail");
  const remove = useOperation("removeMailServer");
  const { isPending, refusal, submit } = useForm({
    initial: {},
    send: () => remove.mutateAsync({}),
    onDone: () => {
      toast.success(t("removed"));
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("confirm.title", { host })} description={t("confirm.text")}>
      <DialogForm
        cancel={t("confirm.keep")}
        submit={isPending ? t("removing") : t("remove")}
        variant="danger"
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        {refusal !== undefined && <p className="text-sm text-danger">{refusal}</p>}
      </DialogForm>
    </Dialog>
  );
}
