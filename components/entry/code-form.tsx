"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { entryErrorText } from "./errors.ts";
import { Notice } from "./notice.tsx";
import { leaveFor, signInWithCode } from "./sign-in.ts";

/** The second step: a code of the app, or one of those kept for when the app is lost. */
export function CodeForm({ to }: { to: string }) {
  const t = useTranslations("entry");
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [error, setError] = useState<string>();
  const { field, isPending, reset, submit } = useForm({
    initial: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("code.required") : undefined }),
    send: async ({ code }) => {
      setError(undefined);
      const outcome = await signInWithCode(code.trim(), to);
      if ("url" in outcome) return leaveFor(() => window.location.assign(to));
      setError(outcome.error);
    },
  });
  const swap = () => {
    setKind(kind === "app" ? "recovery" : "app");
    setError(undefined);
    reset();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5 pb-3">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{t("code.title")}</h1>
        <p className="text-base text-pretty text-muted">{t(kind === "app" ? "code.lead" : "code.recoverLead")}</p>
      </div>
      {error !== undefined && <Notice>{t(`errors.${entryErrorText(error)}`)}</Notice>}
      <Form onSubmit={submit} className="flex flex-col gap-4">
        {kind === "app" ? (
          <TextField
            key="app"
            label={t("code.label")}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field("code")}
          />
        ) : (
          <TextField
            key="recovery"
            label={t("code.recoverLabel")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field("code")}
          />
        )}
        <Button type="submit" variant="primary" size="lg" disabled={isPending} focusableWhenDisabled>
          {isPending ? t("code.submitting") : t("code.submit")}
        </Button>
      </Form>
      <Button size="lg" onClick={swap}>
        {t(kind === "app" ? "code.recover" : "code.app")}
      </Button>
      <Link href="/login" className="self-start text-sm font-medium text-accent-ink underline underline-offset-2">
        {t("code.back")}
      </Link>
    </div>
  );
}
