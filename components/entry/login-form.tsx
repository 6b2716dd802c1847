"use client";

import { Fingerprint, LogIn, Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { entryErrorText } from "./errors.ts";
import { GoogleGlyph } from "./google-glyph.tsx";
import { LinkForm } from "./link-form.tsx";
import { Notice } from "./notice.tsx";
import { PasswordForm } from "./password-form.tsx";
import { signInWith, signInWithPasskey } from "./sign-in.ts";

export interface Methods {
  password: boolean;
  magicLink: boolean;
  google: boolean;
  /** what the button of another provider calls it */
  oidc: string | null;
  signUp: boolean;
}

export function LoginForm({ methods, to, error: given }: { methods: Methods; to: string; error: string | undefined }) {
  const t = useTranslations("entry");
  const [mode, setMode] = useState<"password" | "link">(given === "Verification" ? "link" : "password");
  const [email, setEmail] = useState("");
  const [error, setError] = useState(given);
  const switchTo = (next: typeof mode) => {
    setError(undefined);
    setMode(next);
  };
  const signInBy = async (provider: "google" | "oidc") => {
    const outcome = await signInWith(provider, to);
    if ("error" in outcome) setError(outcome.error);
    else window.location.assign(outcome.url);
  };
  const withPasskey = async () => {
    setError(undefined);
    const outcome = await signInWithPasskey(to);
    if ("error" in outcome) setError(outcome.error);
    else window.location.assign(to);
  };
  const shared = { email, onEmail: setEmail, onError: setError, to };
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && <Notice>{t(`errors.${entryErrorText(error)}`)}</Notice>}
      {mode === "password" ? <PasswordForm {...shared} /> : <LinkForm {...shared} />}
      <div className="flex items-center gap-3 text-xs text-muted">
        <span aria-hidden className="h-px flex-1 bg-line" />
        {t("or")}
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
      {mode === "link" && (
        <Button size="lg" onClick={() => switchTo("password")}>
          {t("withPassword")}
        </Button>
      )}
      {mode === "password" && methods.magicLink && (
        <Button size="lg" onClick={() => switchTo("link")}>
          <Mail aria-hidden className="size-4" />
          {t("link")}
        </Button>
      )}
      <Button size="lg" onClick={() => void withPasskey()}>
        <Fingerprint aria-hidden className="size-4" />
        {t("passkey")}
      </Button>
      {methods.google && (
        <Button size="lg" onClick={() => void signInBy("google")}>
          <GoogleGlyph />
          {t("google")}
        </Button>
      )}
      {methods.oidc !== null && (
        <Button size="lg" onClick={() => void signInBy("oidc")}>
          <LogIn aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t("oidc", { name: methods.oidc })}</span>
        </Button>
      )}
      {methods.signUp && (
        <p className="text-sm text-muted">
          {t("signUp.ask")}{" "}
          <Link href="/sign-up" className="font-medium text-accent-ink underline underline-offset-2">
            {t("signUp.action")}
          </Link>
        </p>
      )}
    </div>
  );
}
