"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { call } from "#lib/client/call.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecretPicture } from "./secret-picture.tsx";
import { useResuming } from "./use-resuming.ts";

type Begun = Output<"beginSecondStep">;

/** The password again, the app's first code, and the codes for when the app is lost. */
export function TurnOnDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const common = useTranslations("account");
  const begin = useOperation("beginSecondStep");
  const { answer, field, isPending, submit } = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: hasPassword && password === "" ? t("passwordRequired") : undefined }),
    send: ({ password }) => begin.mutateAsync({ body: { password } }),
  });
  if (answer) return <FirstCode begun={answer} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("begin")}>
      <DialogForm
        cancel={common("cancel")}
        submit={isPending ? t("working") : t("goOn")}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        {hasPassword && (
          <TextField label={t("password")} type="password" autoComplete="current-password" {...field("password")} />
        )}
      </DialogForm>
    </Dialog>
  );
}

function FirstCode({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const common = useTranslations("account");
  const resuming = useResuming();
  const { answer, field, isPending, submit } = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("codeRequired") : undefined }),
    send: ({ code }) => resuming(call("turnOnSecondStep", { body: { setup: begun.setup, code } })),
  });
  const end = () => {
    toast.success(t("on"));
    onClose();
  };
  if (answer) return <RecoveryCodes codes={answer.recoveryCodes} onClose={end} />;
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("scan")} wide>
      <div className="min-h-0 overflow-y-auto">
        <DialogForm
          cancel={common("cancel")}
          submit={isPending ? t("working") : t("confirm")}
          disabled={isPending}
          onCancel={onClose}
          onSubmit={submit}
        >
          <SecretPicture secret={begun.secret} uri={begun.uri} />
          <TextField label={t("code")} inputMode="numeric" autoComplete="one-time-code" {...field("code")} />
        </DialogForm>
      </div>
    </Dialog>
  );
}
