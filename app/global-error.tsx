"use client";

import { useSyncExternalStore } from "react";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { THEME_COOKIE } from "#components/frame/themes.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import type { Language } from "#lib/domain/language.ts";
import { failed as en } from "#lib/messages/en/failed.ts";
import { failed as es } from "#lib/messages/es/failed.ts";
import { LANGUAGE_COOKIE, pickLanguage } from "#lib/messages/language.ts";
import { failed as pt } from "#lib/messages/pt/failed.ts";
import type { Same } from "#lib/messages/words.ts";
import "./globals.css";

/** Of all texts these alone: nobody knows the language before it runs in the browser. */
const FAILED: Record<Language, Same<typeof pt>> = { pt, en, es };

/** Whatever fails, a page or the layout itself, so it stands on nothing of theirs. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const language = useSyncExternalStore(watchNothing, readLanguage, () => "pt" as const);
  const theme = useSyncExternalStore(
    watchNothing,
    () => readCookie(THEME_COOKIE),
    () => undefined,
  );
  const { title, text, retry, reference } = FAILED[language];
  return (
    <html lang={language} data-theme={theme}>
      <body>
        <title>{`${title} · Pauta`}</title>
        <StrayPage mark="500" title={title} text={text}>
          <button type="button" onClick={reset} className={buttonStyle("primary", "lg")}>
            {retry}
          </button>
          {error.digest !== undefined && (
            <p className="text-xs text-muted">
              {reference} {error.digest}
            </p>
          )}
        </StrayPage>
      </body>
    </html>
  );
}

const watchNothing = () => () => undefined;
const readCookie = (name: string) => document.cookie.match(new RegExp(`(?:^|; )${name}=(\\w+)`))?.[1];
const readLanguage = () => pickLanguage(readCookie(LANGUAGE_COOKIE), navigator.languages.join(","));
