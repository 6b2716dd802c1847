"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Maker, Own } from "./provider.ts";

/** A key that is erased does not come back, so it is asked. */
export function RemoveDialog({ maker, onClose }: { maker: Maker & { own: Own }; onClose: () => void }) {
  const t = useTranslations("providers");
  const { installed, own, part } = maker;
  const remove = useOperation("removeProvider");
  const { isPending, refusal, submit } = useForm({
    initial: {},
    send: () => remove.mutateAsync({ params: { part } }),
    onDone: () => {
      toast.success(t("removedToast"));
      onClose();
    },
  });
  const after = installed === null ? t("confirm.text") : t("confirm.textInstalled", { name: installed });
  return (
    <Dialog open onOpenChange={onClose} title={t("confirm.title", { name: own.model })} description={after}>
      <DialogForm
        cancel={t("confirm.keep")}
        submit={isPending ? t("confirm.removing") : t("confirm.remove")}
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
