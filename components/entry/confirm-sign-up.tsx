"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { entryErrorText } from "./errors.ts";
import { Notice } from "./notice.tsx";
import { signInBySignUp } from "./sign-in.ts";

/** A button, because programs that look into mails open every link of them. */
export function ConfirmSignUp({ token }: { token: string }) {
  const t = useTranslations("entry");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    const outcome = await signInBySignUp(token);
    if ("url" in outcome) {
      window.location.assign("/start");
      return;
    }
    setBusy(false);
    setError(t(`errors.${entryErrorText(outcome.error)}`));
  };
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && <Notice>{error}</Notice>}
      <Button variant="primary" size="lg" onClick={() => void confirm()} disabled={busy} focusableWhenDisabled>
        {busy ? t("signUp.confirming") : t("signUp.confirm")}
      </Button>
    </div>
  );
}
