"use client";

import { useSyncExternalStore } from "react";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { Button } from "#components/ui/button.tsx";
import { errors } from "#lib/messages/errors.ts";
import { LANGUAGE_COOKIE, pickLanguage } from "#lib/messages/language.ts";
import "./globals.css";

/** The layout itself failed, so the words are read without it. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const language = useSyncExternalStore(watchNothing, readLanguage, () => "pt" as const);
  const { page, retry } = errors[language];
  return (
    <html lang={language}>
      <body>
        <title>{`${page.title} · Pauta`}</title>
        <StrayPage mark="500" title={page.title} text={page.text}>
          <Button variant="primary" size="lg" onClick={reset}>
            {retry}
          </Button>
        </StrayPage>
      </body>
    </html>
  );
}

const watchNothing = () => () => undefined;

function readLanguage() {
  const chosen = document.cookie.match(new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`))?.[1];
  return pickLanguage(chosen, navigator.languages.join(","));
}
