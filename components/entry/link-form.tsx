"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { emailProblem } from "./email.ts";
import { EmailField } from "./email-field.tsx";
import type { EntryFormProps } from "./password-form.tsx";
import { sendSignInLink } from "./sign-in.ts";

export function LinkForm({ email, to, onEmail, onError }: EntryFormProps) {
  const t = useTranslations("entry");
  const router = useRouter();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = emailProblem(email);
  const submit = async () => {
    setTried(true);
    if (problem !== undefined) return;
    setBusy(true);
    onError(undefined);
    const outcome = await sendSignInLink(email.trim(), to);
    if ("url" in outcome) {
      router.push(`/login/check?email=${encodeURIComponent(email.trim())}`);
      return;
    }
    setBusy(false);
    onError(outcome.error);
  };
  return (
    <Form onSubmit={() => void submit()} className="flex flex-col gap-4">
      <EmailField value={email} tried={tried} hint={t("linkHint")} onChange={onEmail} />
      <Button type="submit" variant="primary" size="lg" disabled={busy} focusableWhenDisabled>
        {busy ? t("linkSubmitting") : t("linkSubmit")}
      </Button>
    </Form>
  );
}
