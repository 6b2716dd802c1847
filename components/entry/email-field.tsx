"use client";

import { useTranslations } from "next-intl";
import { TextField } from "#components/ui/field.tsx";
import { emailProblem } from "./email.ts";

/** Where a person says who they are; what is wrong is said once they have tried. */
export function EmailField({
  value,
  tried,
  hint,
  onChange,
}: {
  value: string;
  tried: boolean;
  hint?: string;
  onChange: (email: string) => void;
}) {
  const t = useTranslations("entry");
  const problem = emailProblem(value);
  return (
    <TextField
      label={t("email")}
      type="email"
      name="email"
      autoComplete="username"
      placeholder={t("emailPlaceholder")}
      value={value}
      onValueChange={onChange}
      hint={hint}
      error={tried && problem !== undefined ? t(`errors.${problem}`) : undefined}
    />
  );
}
