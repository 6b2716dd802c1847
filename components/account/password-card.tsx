"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PasswordField } from "#components/entry/password-field.tsx";
import { signInWithPassword } from "#components/entry/sign-in.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { characters } from "#lib/domain/text.ts";
import type { Account } from "./profile-card.tsx";

const PASSWORD_MIN = 8;

export function PasswordCard({ account }: { account: Account }) {
  const t = useTranslations("account.password");
  const errorText = useErrorText();
  const router = useRouter();
  const change = useOperation("changePassword");
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [tried, setTried] = useState(false);
  const needsCurrent = account.hasPassword && current === "";
  const isShort = characters(next) < PASSWORD_MIN;
  const save = () => {
    setTried(true);
    if (needsCurrent || isShort) return;
    change.mutate(
      { body: { current, next } },
      {
        onSuccess: async () => {
          // The change ended this session too: the new password begins another.
          await signInWithPassword(account.email, next, "/account");
          toast.success(t(account.hasPassword ? "done" : "created"));
          setCurrent("");
          setNext("");
          setTried(false);
          router.refresh();
        },
      },
    );
  };
  const refusal = change.error ? errorText(change.error) : undefined;
  const isCurrentRefused = change.error?.field === "current";
  return (
    <Card>
      <Form onSubmit={save} className="flex flex-col gap-4 p-4 sm:p-5">
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <div className="grid gap-4 sm:grid-cols-2">
          {account.hasPassword && (
            <PasswordField
              label={t("current")}
              name="current"
              autoComplete="current-password"
              value={current}
              onValueChange={setCurrent}
              error={tried && needsCurrent ? t("currentRequired") : isCurrentRefused ? refusal : undefined}
            />
          )}
          <PasswordField
            label={t("next")}
            name="next"
            autoComplete="new-password"
            value={next}
            onValueChange={setNext}
            hint={t("nextHint")}
            error={tried && isShort ? t("tooShort") : isCurrentRefused ? undefined : refusal}
          />
        </div>
        <Button type="submit" disabled={change.isPending} focusableWhenDisabled className="self-end">
          {change.isPending ? t("submitting") : t(account.hasPassword ? "submit" : "create")}
        </Button>
      </Form>
    </Card>
  );
}
