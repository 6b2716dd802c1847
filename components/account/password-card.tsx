"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { PasswordField } from "#components/entry/password-field.tsx";
import { leaveFor, signInWithPassword } from "#components/entry/sign-in.ts";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { PASSWORD } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";
import type { Account } from "./profile-card.tsx";

export function PasswordCard({ account }: { account: Account }) {
  const t = useTranslations("account.password");
  const router = useRouter();
  const change = useOperation("changePassword");
  const { field, isPending, reset, submit } = useForm({
    initial: { current: "", next: "" },
    check: ({ current, next }) => ({
      current: account.hasPassword && current === "" ? t("currentRequired") : undefined,
      next: characters(next) < PASSWORD.min ? t("tooShort") : undefined,
    }),
    refusalAt: "next",
    send: async ({ current, next }) => {
      await change.mutateAsync({ body: { current, next } });
      // The change ended this session too: the new password begins another.
      const outcome = await signInWithPassword(account.email, next, "/account");
      if (account.secondStep && "url" in outcome) return leaveFor(() => window.location.assign(outcome.url));
    },
    onDone: () => {
      toast.success(t(account.hasPassword ? "done" : "created"));
      reset();
      router.refresh();
    },
  });
  return (
    <Card>
      <Form onSubmit={submit} className="flex flex-col gap-4 p-4 sm:p-5">
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <div className="grid gap-4 sm:grid-cols-2">
          {account.hasPassword && (
            <PasswordField label={t("current")} autoComplete="current-password" {...field("current")} />
          )}
          <PasswordField label={t("next")} autoComplete="new-password" hint={t("nextHint")} {...field("next")} />
        </div>
        <Button type="submit" disabled={isPending} focusableWhenDisabled className="self-end">
          {isPending ? t("submitting") : t(account.hasPassword ? "submit" : "create")}
        </Button>
      </Form>
    </Card>
  );
}
