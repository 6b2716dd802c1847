"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { emailProblem } from "#components/entry/email.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";

const PROBLEMS = { emailRequired: "required", emailInvalid: "invalid" } as const;

export function EmailDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations("account.email");
  const common = useTranslations("account");
  const errorText = useErrorText();
  const change = useOperation("changeEmail");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const problem = emailProblem(email);
  const send = () => {
    setTried(true);
    if (problem === undefined) change.mutate({ body: { email: email.trim(), password } });
  };
  const refusal = change.error ? errorText(change.error) : undefined;
  const isPasswordRefused = change.error?.field === "password";
  return (
    <Dialog open onOpenChange={onClose} title={t("change")} description={t("text")}>
      {change.data ? (
        <div className="flex flex-col gap-5 p-6">
          <output className="flex gap-3 rounded-lg bg-success-soft p-3 text-sm text-success">
            <MailCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{t("sent", { email: change.data.sentTo })}</span>
          </output>
          <Button variant="primary" onClick={onClose} className="self-end">
            {t("ok")}
          </Button>
        </div>
      ) : (
        <DialogForm
          cancel={common("cancel")}
          submit={change.isPending ? t("sending") : t("send")}
          disabled={change.isPending}
          onCancel={onClose}
          onSubmit={send}
        >
          <TextField
            label={t("next")}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onValueChange={setEmail}
            error={tried && problem !== undefined ? t(PROBLEMS[problem]) : isPasswordRefused ? undefined : refusal}
          />
          {hasPassword && (
            <TextField
              label={t("password")}
              type="password"
              name="password"
              autoComplete="current-password"
              value={password}
              onValueChange={setPassword}
              error={isPasswordRefused ? refusal : undefined}
            />
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
