"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { emailProblem } from "#components/entry/email.ts";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { mayManage, type Role, ROLES } from "#lib/domain/role.ts";

export function InviteDialog({ role: own, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("team");
  const invite = useOperation("inviteMember");
  const [role, setRole] = useState<Role>("member");
  const { field, isPending, submit } = useForm({
    initial: { email: "" },
    check: ({ email }) => {
      const problem = emailProblem(email);
      return { email: problem && t(`invite.${problem}`) };
    },
    send: ({ email }) => invite.mutateAsync({ body: { email: email.trim(), role } }),
    onDone: (sent) => {
      toast.success(t("invite.sent", { email: sent.email }));
      onClose();
    },
  });
  const choices = ROLES.filter((one) => mayManage(own, one))
    .toReversed()
    .map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <Dialog open onOpenChange={onClose} title={t("invite.title")} description={t("invite.text")}>
      <DialogForm
        cancel={t("cancel")}
        submit={isPending ? t("invite.sending") : t("invite.send")}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField
          label={t("invite.email")}
          type="email"
          autoComplete="off"
          placeholder="rosa@exemplo.com"
          {...field("email")}
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
