"use client";

import { useSettled } from "#components/ui/use-settled.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { MatterKind } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { characters } from "#lib/domain/text.ts";

const SETTLES_MS = 500;

/** What the built-in writer would write from, once the typing rests; null while there is nothing to judge. */
export function useMatter(projectId: string, format: Format, told: string, isLink: boolean): MatterKind | null {
  const text = useSettled(told.trim(), SETTLES_MS);
  const isTold = text !== "" && characters(text) <= FORMAT_RULES[format].themeMax && told.trim() !== "";
  const enabled = isTold && (!isLink || URL.canParse(text));
  const body = { projectId, format, ...(isLink ? { link: text } : { theme: text }) };
  const { data } = useRead("checkTheme", { body }, { enabled, keepPrevious: true });
  return enabled ? (data?.matter ?? null) : null;
}
