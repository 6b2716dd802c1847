"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { NAME_MAX, PASSWORD } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import { PasswordField } from "./password-field.tsx";

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
  /** ends where it was refused, and may be tried again */
  onSubmit: (person: { name: string; password: string }) => Promise<void>;
  children?: (tried: boolean) => ReactNode;
}) {
  const t = useTranslations("entry.signUp");
  const form = useForm({
    initial: { name: "", password: "" },
    check: ({ name, password }) => ({
      name: name.trim() === "" ? t("nameRequired") : undefined,
      password: characters(password) < PASSWORD.min ? t("passwordShort") : undefined,
    }),
    send: ({ name, password }) => onSubmit({ name: name.trim(), password }),
  });
  return (
    <Form onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField label={t("name")} autoComplete="name" maxLength={NAME_MAX} {...form.field("name")} />
      {children?.(form.isTried) ?? (
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      )}
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        maxLength={PASSWORD.max}
        hint={t("passwordHint")}
        {...form.field("password")}
      />
      <Button type="submit" variant="primary" size="lg" disabled={form.isPending} focusableWhenDisabled>
        {form.isPending ? submitting : submit}
      </Button>
    </Form>
  );
}
