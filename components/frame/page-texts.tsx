import { getLocale, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import { pack } from "#lib/client/packed.ts";
import { partsIn } from "#lib/messages/compiled.ts";
import { TEXTS, type TextsOf } from "#lib/messages/pages.ts";
import { Words } from "./words.tsx";

/** What is inside has the texts of this page or layout, beside those of the layouts around it. */
export async function PageTexts({ of, children }: { of: TextsOf; children: ReactNode }) {
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()]);
  return (
    <Words locale={locale} timeZone={timeZone} texts={pack(partsIn(locale, TEXTS[of]))}>
      {children}
    </Words>
  );
}
