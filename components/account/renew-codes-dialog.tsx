"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const common = useTranslations("account");
  const renew = useOperation("renewRecoveryCodes");
  const { answer, field, isPending, submit } = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("codeRequired") : undefined }),
    send: ({ code }) => renew.mutateAsync({ body: { code } }),
  });
  if (answer) return <RecoveryCodes codes={answer.recoveryCodes} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t("renew")} description={t("renewText")}>
      <DialogForm
        cancel={common("cancel")}
        submit={isPending ? t("working") : t("make")}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField label={t("anyCode")} autoComplete="one-time-code" {...field("code")} />
      </DialogForm>
    </Dialog>
  );
}
