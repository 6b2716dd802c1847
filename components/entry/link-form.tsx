"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { emailProblem } from "./email.ts";
import { EmailField } from "./email-field.tsx";
import type { EntryFormProps } from "./password-form.tsx";
import { leaveFor, sendSignInLink } from "./sign-in.ts";

export function LinkForm({ email, to, onEmail, onError }: EntryFormProps) {
  const t = useTranslations("entry");
  const router = useRouter();
  const { isPending, isTried, submit } = useForm({
    initial: {},
    check: () => ({ email: emailProblem(email) }),
    send: async () => {
      onError(undefined);
      const outcome = await sendSignInLink(email.trim(), to);
      if ("url" in outcome)
        return leaveFor(() => router.push(`/login/check?email=${encodeURIComponent(email.trim())}`));
      onError(outcome.error);
    },
  });
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <EmailField value={email} tried={isTried} hint={t("linkHint")} onChange={onEmail} />
      <Button type="submit" variant="primary" size="lg" disabled={isPending} focusableWhenDisabled>
        {isPending ? t("linkSubmitting") : t("linkSubmit")}
      </Button>
    </Form>
  );
}
