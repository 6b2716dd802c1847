"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { readSignedOut, signInAgain, watchSignedOut } from "./signed-out.ts";

/** Over a page whose session ended: what was typed stays, and goes out once somebody signed in beside it. */
export function SignedOutNote() {
  const t = useTranslations("frame.signedOut");
  if (!useSyncExternalStore(watchSignedOut, readSignedOut, () => false)) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-4 top-3 z-60 mx-auto flex max-w-lg items-center gap-3 rounded-xl border border-line-strong bg-raised px-4 py-3 text-sm text-pretty shadow-pop"
    >
      <span className="min-w-0 flex-1">{t("text")}</span>
      <a
        href={signInAgain()}
        target="_blank"
        rel="noreferrer"
        className="control flex shrink-0 items-center rounded-lg bg-accent px-3 font-medium text-on-accent"
      >
        {t("action")}
      </a>
    </p>
  );
}
