"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { emailProblem } from "./email.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { afterPassword, leaveFor, signInWithPassword } from "./sign-in.ts";

export interface EntryFormProps {
  email: string;
  to: string;
  onEmail: (email: string) => void;
  onError: (error: string | undefined) => void;
}

export function PasswordForm({ email, to, onEmail, onError }: EntryFormProps) {
  const t = useTranslations("entry");
  const { field, isPending, isTried, submit } = useForm({
    initial: { password: "" },
    check: ({ password }) => ({
      email: emailProblem(email),
      password: password === "" ? t("errors.passwordRequired") : undefined,
    }),
    send: async ({ password }) => {
      onError(undefined);
      const outcome = await signInWithPassword(email.trim(), password, to);
      if ("url" in outcome) return leaveFor(() => window.location.assign(afterPassword(outcome.url, to)));
      onError(outcome.error);
    },
  });
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <EmailField value={email} tried={isTried} onChange={onEmail} />
      <PasswordField label={t("password")} autoComplete="current-password" {...field("password")} />
      <Button type="submit" variant="primary" size="lg" disabled={isPending} focusableWhenDisabled>
        {isPending ? t("submitting") : t("submit")}
      </Button>
    </Form>
  );
}
