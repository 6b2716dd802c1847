"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { emailProblem } from "./email.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInWithPassword } from "./sign-in.ts";

export interface EntryFormProps {
  email: string;
  to: string;
  onEmail: (email: string) => void;
  onError: (error: string | undefined) => void;
}

export function PasswordForm({ email, to, onEmail, onError }: EntryFormProps) {
  const t = useTranslations("entry");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = emailProblem(email);
  const submit = async () => {
    setTried(true);
    if (problem !== undefined || password === "") return;
    setBusy(true);
    onError(undefined);
    const outcome = await signInWithPassword(email.trim(), password, to);
    if ("url" in outcome) {
      window.location.assign(to);
      return;
    }
    setBusy(false);
    onError(outcome.error);
  };
  return (
    <Form onSubmit={() => void submit()} className="flex flex-col gap-4">
      <EmailField value={email} tried={tried} onChange={onEmail} />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={tried && password === "" ? t("errors.passwordRequired") : undefined}
      />
      <Button type="submit" variant="primary" size="lg" disabled={busy} focusableWhenDisabled>
        {busy ? t("submitting") : t("submit")}
      </Button>
    </Form>
  );
}
