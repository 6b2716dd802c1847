"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { emailProblem } from "./email.ts";
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
  const [shown, setShown] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = emailProblem(email);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
  const Glyph = shown ? EyeOff : Eye;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t("email")}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={t("emailPlaceholder")}
        value={email}
        onValueChange={onEmail}
        error={tried && problem !== undefined ? t(`errors.${problem}`) : undefined}
      />
      <TextField
        label={t("password")}
        type={shown ? "text" : "password"}
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={tried && password === "" ? t("errors.passwordRequired") : undefined}
        action={
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="inline-flex min-h-6 items-center gap-1.5 rounded px-1 text-xs text-muted hover:text-ink"
          >
            <Glyph aria-hidden className="size-3.5" />
            {shown ? t("hidePassword") : t("showPassword")}
          </button>
        }
      />
      <Button type="submit" variant="primary" size="lg" disabled={busy} focusableWhenDisabled>
        {busy ? t("submitting") : t("submit")}
      </Button>
    </form>
  );
}
