"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { entryErrorText } from "#components/entry/errors.ts";
import { NewPersonForm } from "#components/entry/new-person-form.tsx";
import { Notice } from "#components/entry/notice.tsx";
import { leaveFor, signInByInvite } from "#components/entry/sign-in.ts";
import { keepCookie } from "#components/frame/cookie.ts";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useLanguage } from "#components/frame/use-language.ts";
import { useSignOut } from "#components/frame/use-sign-out.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { call, CallError } from "#lib/client/call.ts";

interface Invited {
  token: string;
  email: string;
}

/** A new person makes an account; one who has an account comes in as who they are. */
export function InviteForm({
  hasAccount,
  signedInAs,
  ...invited
}: Invited & { hasAccount: boolean; signedInAs: string | null }) {
  const t = useTranslations("team.join");
  const { signOut, leaving } = useSignOut();
  if (signedInAs === invited.email) return <Accept token={invited.token} />;
  if (signedInAs !== null) {
    return (
      <div className="flex flex-col gap-4">
        <Notice>{t("other", { email: signedInAs })}</Notice>
        <Button size="lg" onClick={signOut} disabled={leaving}>
          {t("signOut")}
        </Button>
      </div>
    );
  }
  if (!hasAccount) return <NewPerson {...invited} />;
  return (
    <ButtonLink href={`/login?to=/invite/${invited.token}`} variant="primary" size="lg">
      {t("signIn")}
    </ButtonLink>
  );
}

function Accept({ token }: { token: string }) {
  const t = useTranslations("team.join");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const accept = async () => {
    setBusy(true);
    try {
      const { workspaceId } = await call("acceptInvite", { body: { token } });
      keepCookie("pauta.workspace", workspaceId);
      // A whole new document: nothing of another workspace stays in memory.
      window.location.assign("/");
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setBusy(false);
      setError(errorText(refused));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && <Notice>{error}</Notice>}
      <Button variant="primary" size="lg" onClick={() => void accept()} disabled={busy} focusableWhenDisabled>
        {busy ? t("accepting") : t("accept")}
      </Button>
    </div>
  );
}

function NewPerson({ token, email }: Invited) {
  const t = useTranslations("team.join");
  const entry = useTranslations("entry.errors");
  const { language } = useLanguage();
  const [error, setError] = useState<string>();
  const create = async ({ name, password }: { name: string; password: string }) => {
    setError(undefined);
    const outcome = await signInByInvite({ token, name, password, language });
    if ("url" in outcome) return leaveFor(() => window.location.assign("/"));
    setError(entry(entryErrorText(outcome.error)));
  };
  return (
    <div className="flex flex-col gap-4">
      {error !== undefined && <Notice>{error}</Notice>}
      <NewPersonForm email={email} submit={t("create")} submitting={t("creating")} onSubmit={create} />
    </div>
  );
}
