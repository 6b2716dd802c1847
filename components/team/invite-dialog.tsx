"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { emailProblem } from "#components/entry/email.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { mayManage, type Role, ROLES } from "#lib/domain/role.ts";

export function InviteDialog({ role: own, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("team");
  const errorText = useErrorText();
  const invite = useOperation("inviteMember");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("member");
  const [tried, setTried] = useState(false);
  const problem = emailProblem(email);
  const choices = ROLES.filter((one) => mayManage(own, one))
    .toReversed()
    .map((value) => ({ value, label: t(`roles.${value}`) }));
  const send = () => {
    setTried(true);
    if (problem !== undefined) return;
    invite.mutate(
      { body: { email: email.trim(), role } },
      {
        onSuccess: (sent) => {
          toast.success(t("invite.sent", { email: sent.email }));
          onClose();
        },
      },
    );
  };
  const refusal = invite.error ? errorText(invite.error) : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={t("invite.title")} description={t("invite.text")}>
      <DialogForm
        cancel={t("cancel")}
        submit={invite.isPending ? t("invite.sending") : t("invite.send")}
        disabled={invite.isPending}
        onCancel={onClose}
        onSubmit={send}
      >
        <TextField
          label={t("invite.email")}
          type="email"
          name="email"
          autoComplete="off"
          placeholder="rosa@exemplo.com"
          value={email}
          onValueChange={setEmail}
          error={tried && problem !== undefined ? t(`invite.${problem}`) : refusal}
        />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">{t("role")}</p>
          <Segmented label={t("role")} value={role} choices={choices} onChange={setRole} />
          <p className="text-xs text-muted">{t(`abilities.${role}`)}</p>
        </div>
      </DialogForm>
    </Dialog>
  );
}
