"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { TextField } from "#components/ui/field.tsx";
import { NAME_MAX, nameProblem } from "./name-field.ts";

export function NameForm({
  initial,
  busy,
  refusal,
  submit,
  submitting,
  onSubmit,
  onCancel,
  children,
}: {
  initial: string;
  busy: boolean;
  refusal: string | undefined;
  submit: string;
  submitting: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const t = useTranslations("projects");
  const [name, setName] = useState(initial);
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);
  const send = () => {
    setTried(true);
    if (problem === undefined) onSubmit(name.trim());
  };
  const error = tried && problem !== undefined ? t(problem, { max: NAME_MAX }) : refusal;
  return (
    <DialogForm
      cancel={t("cancel")}
      submit={busy ? submitting : submit}
      disabled={busy}
      onCancel={onCancel}
      onSubmit={send}
    >
      <TextField
        label={t("name")}
        name="name"
        autoComplete="off"
        placeholder={t("namePlaceholder")}
        value={name}
        onValueChange={setName}
        error={error}
      />
      {children}
    </DialogForm>
  );
}
