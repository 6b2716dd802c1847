"use client";

import { useTranslations } from "next-intl";
import { Verdict } from "#components/ui/verdict.tsx";
import type { Part } from "#lib/domain/provider.ts";
import type { Trial } from "./provider.ts";

export function TrialNote({ part, trial: { detail, problem } }: { part: Part; trial: Trial }) {
  const t = useTranslations("providers");
  return (
    <Verdict
      ok={problem === null}
      text={problem === null ? t(`works.${part}`) : t(`problems.${problem}`)}
      said={detail === null ? null : { by: t("said"), words: detail }}
    />
  );
}
