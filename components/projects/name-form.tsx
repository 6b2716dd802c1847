"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useNameProblem } from "./name-field.ts";
import type { Project } from "./project-card.tsx";

export function NameForm({
  initial,
  submit,
  submitting,
  send,
  onDone,
  onCancel,
  children,
}: {
  initial: string;
  submit: string;
  submitting: string;
  send: (name: string) => Promise<Project>;
  onDone: (saved: Project) => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const t = useTranslations("projects");
  const problemOf = useNameProblem();
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => ({ name: problemOf(name) }),
    send: ({ name }) => send(name.trim()),
    onDone,
  });
  return (
    <DialogForm
      cancel={t("cancel")}
      submit={form.isPending ? submitting : submit}
      disabled={form.isPending}
      onCancel={onCancel}
      onSubmit={form.submit}
    >
      <TextField label={t("name")} autoComplete="off" placeholder={t("namePlaceholder")} {...form.field("name")} />
      {children}
    </DialogForm>
  );
}
