"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useLanguage } from "#components/frame/use-language.ts";
import { Button } from "#components/ui/button.tsx";
import { call, CallError } from "#lib/client/call.ts";
import { emailProblem } from "./email.ts";
import { EmailField } from "./email-field.tsx";
import { entryErrorText } from "./errors.ts";
import { LinkForm } from "./link-form.tsx";
import { NewPersonForm } from "./new-person-form.tsx";
import { Notice } from "./notice.tsx";
import { SignUpSent } from "./sign-up-sent.tsx";

export function SignUpForm() {
  const t = useTranslations("entry");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [mode, setMode] = useState<"password" | "link">("password");
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<{ sentTo: string; link: string | null }>();
  const ask = async (person: { name: string; password: string }) => {
    if (emailProblem(email) !== undefined) return;
    setError(undefined);
    try {
      setSent(await call("signUp", { body: { ...person, email: email.trim(), language } }));
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setError(errorText(refused));
    }
  };
  const linkError = (code: string | undefined) =>
    setError(code === undefined ? undefined : t(`errors.${entryErrorText(code)}`));
  if (sent) return <SignUpSent email={sent.sentTo} link={sent.link} onAgain={() => setSent(undefined)} />;
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{t("signUp.heading")}</h1>
        <p className="text-base text-pretty text-muted">{t("signUp.lead")}</p>
      </div>
      <div className="flex flex-col gap-4">
        {error !== undefined && <Notice>{error}</Notice>}
        {mode === "link" ? (
          <LinkForm email={email} to="/start" onEmail={setEmail} onError={linkError} />
        ) : (
          <NewPersonForm email={email} submit={t("signUp.submit")} submitting={t("signUp.submitting")} onSubmit={ask}>
            {(tried) => <EmailField value={email} tried={tried} onChange={setEmail} />}
          </NewPersonForm>
        )}
        <Button size="lg" onClick={() => setMode(mode === "link" ? "password" : "link")}>
          {mode === "password" && <Mail aria-hidden className="size-4" />}
          {mode === "link" ? t("signUp.withPassword") : t("signUp.link")}
        </Button>
        <p className="text-sm text-muted">
          {t("signUp.have")}{" "}
          <Link href="/login" className="font-medium text-accent-ink underline underline-offset-2">
            {t("submit")}
          </Link>
        </p>
      </div>
    </>
  );
}
