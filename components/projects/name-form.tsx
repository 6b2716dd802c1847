"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) onSubmit(name.trim());
  };
  const error = tried && problem !== undefined ? t(problem, { max: NAME_MAX }) : refusal;
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5 p-6">
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
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={busy} focusableWhenDisabled>
          {busy ? submitting : submit}
        </Button>
      </div>
    </form>
  );
}
