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
import { mayManage, type Role } from "#lib/domain/role.ts";
import { STANDINGS, type Standing } from "./team.ts";
import { HandOver } from "./hand-over.tsx";

export function InviteDialog({ role: own, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("team");
  const writer = useTranslations("review.writer");
  const invite = useOperation("inviteMember");
  const [role, setRole] = useState<Standing>("member");
  const { answer, field, isPending, submit } = useForm({
    initial: { email: "" },
    check: ({ email }) => {
      const problem = emailProblem(email);
      return { email: problem && t(`invite.${problem}`) };
    },
    send: ({ email }) =>
      invite.mutateAsync({
        body: { email: email.trim(), role: role === "writer" ? "member" : role, writesOnly: role === "writer" },
      }),
    onDone: (sent) => {
      if (sent.link !== null) return;
      toast.success(t("invite.sent", { email: sent.email }));
      onClose();
    },
  });
  if (answer?.link) return <HandOver email={answer.email} link={answer.link} onClose={onClose} />;
  const choices = STANDINGS.filter((one) => mayManage(own, one === "writer" ? "member" : one))
    .toReversed()
    .map((value) => ({ value, label: value === "writer" ? writer("role") : t(`roles.${value}`) }));
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
          <Segmented label={t("role")} value={role} choices={choices} onChange={setRole} className="flex-wrap" />
          <p className="text-xs text-muted">{role === "writer" ? writer("ability") : t(`abilities.${role}`)}</p>
        </div>
      </DialogForm>
    </Dialog>
  );
}
