"use client";

import { useSyncExternalStore } from "react";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Language } from "#lib/domain/language.ts";
import type { Texts } from "#lib/messages/catalog.ts";
import { errors as en } from "#lib/messages/en/errors.ts";
import { errors as es } from "#lib/messages/es/errors.ts";
import { LANGUAGE_COOKIE, pickLanguage } from "#lib/messages/language.ts";
import { errors as pt } from "#lib/messages/pt/errors.ts";
import "./globals.css";

/** Of all texts these alone: nobody knows the language before it runs in the browser. */
const ERRORS: Record<Language, Texts["errors"]> = { pt, en, es };

/** The layout itself failed, so the words are read without it. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const language = useSyncExternalStore(watchNothing, readLanguage, () => "pt" as const);
  const { page, retry } = ERRORS[language];
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
