"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";

interface CodeDialogProps<Answer> {
  title: string;
  text: string;
  act: string;
  variant?: "primary" | "danger";
  send: (code: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Before a change of the second step: a code of the app, or one of those kept for when the app is lost. */
export function CodeDialog<Answer>({
  title,
  text,
  act,
  variant = "primary",
  send,
  onDone,
  onClose,
}: CodeDialogProps<Answer>) {
  const t = useTranslations("account.secondStep");
  const common = useTranslations("account");
  const { field, isPending, submit } = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("codeRequired") : undefined }),
    send: ({ code }) => send(code),
    onDone,
  });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <DialogForm
        cancel={common("cancel")}
        submit={isPending ? t("working") : act}
        variant={variant}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField label={t("anyCode")} autoComplete="one-time-code" {...field("code")} />
      </DialogForm>
    </Dialog>
  );
}
