"use client";

import { useLocale, useTranslations } from "next-intl";
import { FAILURES } from "#lib/domain/failure.ts";
import type { PostCard } from "./card.ts";

export function useFailureText() {
  const t = useTranslations("posts");
  const language = useLocale();
  return (failure: PostCard["failure"]): string =>
    failure === null ? t("unknownFailure") : FAILURES[failure][language];
}
