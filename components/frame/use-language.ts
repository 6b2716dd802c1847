"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { LANGUAGE_ROWS, LANGUAGES, type Language } from "#lib/domain/language.ts";
import { LANGUAGE_COOKIE } from "#lib/messages/language.ts";
import { keepCookie } from "./cookie.ts";

export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_ROWS[value].name }));

export function useLanguage() {
  const language = useLocale();
  const router = useRouter();
  const [changing, start] = useTransition();
  const setLanguage = (next: Language) => {
    keepCookie(LANGUAGE_COOKIE, next);
    start(() => router.refresh());
  };
  return { language, setLanguage, changing };
}
