"use client";

import { useTranslations } from "next-intl";
import type { PostCard } from "./card.ts";

export function useFailureText() {
  const t = useTranslations("posts");
  const texts = useTranslations("failures");
  return (failure: PostCard["failure"]): string => (failure === null ? t("unknownFailure") : texts(failure));
}
