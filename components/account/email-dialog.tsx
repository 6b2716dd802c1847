"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { emailProblem } from "#components/entry/email.ts";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";

const PROBLEMS = { emailRequired: "required", emailInvalid: "invalid" } as const;

export function EmailDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations("account.email");
  const common = useTranslations("account");
  const change = useOperation("changeEmail");
  const { answer, field, isPending, submit } = useForm({
    initial: { email: "", password: "" },
    check: ({ email }) => {
      const problem = emailProblem(email);
      return { email: problem && t(PROBLEMS[problem]) };
    },
    send: ({ email, password }) => change.mutateAsync({ body: { email: email.trim(), password } }),
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("change")} description={t("text")}>
      {answer ? (
        <div className="flex flex-col gap-5 p-6">
          <output className="flex gap-3 rounded-lg bg-success-soft p-3 text-sm text-success">
            <MailCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{t("sent", { email: answer.sentTo })}</span>
          </output>
          <Button variant="primary" onClick={onClose} className="self-end">
            {t("ok")}
          </Button>
        </div>
      ) : (
        <DialogForm
          cancel={common("cancel")}
          submit={isPending ? t("sending") : t("send")}
          disabled={isPending}
          onCancel={onClose}
          onSubmit={submit}
        >
          <TextField label={t("next")} type="email" autoComplete="email" {...field("email")} />
          {hasPassword && (
            <TextField label={t("password")} type="password" autoComplete="current-password" {...field("password")} />
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
