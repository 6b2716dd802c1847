"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { call } from "#lib/client/call.ts";
import { useResuming } from "./use-resuming.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const common = useTranslations("account");
  const resuming = useResuming();
  const { field, isPending, submit } = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("codeRequired") : undefined }),
    send: ({ code }) => resuming(call("turnOffSecondStep", { body: { code } })),
    onDone: () => {
      toast.success(t("off"));
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("turnOff")} description={t("offText")}>
      <DialogForm
        cancel={common("cancel")}
        submit={isPending ? t("working") : t("turnOff")}
        variant="danger"
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField label={t("anyCode")} autoComplete="one-time-code" {...field("code")} />
      </DialogForm>
    </Dialog>
  );
}
