"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { characters } from "#lib/domain/text.ts";
import { PasswordField } from "./password-field.tsx";

const PASSWORD_MIN = 8;

/** The name and the password of a new account, wherever one is made. */
export function NewPersonForm({
  email,
  submit,
  submitting,
  onSubmit,
  children,
}: {
  /** for password managers: whose password this is */
  email: string;
  submit: string;
  submitting: string;
  /** false: it was refused, and may be tried again */
  onSubmit: (person: { name: string; password: string }) => Promise<boolean>;
  children?: (tried: boolean) => ReactNode;
}) {
  const t = useTranslations("entry.signUp");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const isShort = characters(password) < PASSWORD_MIN;
  const send = async () => {
    setTried(true);
    if (name.trim() === "" || isShort) return;
    setBusy(true);
    if (!(await onSubmit({ name: name.trim(), password }))) setBusy(false);
  };
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-4">
      <TextField
        label={t("name")}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onValueChange={setName}
        error={tried && name.trim() === "" ? t("nameRequired") : undefined}
      />
      {children?.(tried) ?? <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onValueChange={setPassword}
        hint={t("passwordHint")}
        error={tried && isShort ? t("passwordShort") : undefined}
      />
      <Button type="submit" variant="primary" size="lg" disabled={busy} focusableWhenDisabled>
        {busy ? submitting : submit}
      </Button>
    </Form>
  );
}
