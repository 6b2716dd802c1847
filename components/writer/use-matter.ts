"use client";

import { useSettled } from "#components/ui/use-settled.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { MatterKind } from "#lib/domain/draft.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { characters } from "#lib/domain/text.ts";

const SETTLES_MS = 500;

interface Told {
  projectId: string;
  format: Format;
  /** a theme, or a link */
  text: string;
  isLink?: boolean;
}

export interface Writer {
  /** the model that writes; null: the built-in writer */
  model: string | null;
  /** what the built-in writer would write from, once the typing rests; null while there is nothing to judge */
  matter: MatterKind | null;
}

export function useMatter({ format, isLink = false, projectId, text }: Told): Writer {
  const settings = useRead("readSettings", { params: { id: projectId } });
  const writer = settings.data?.writer;
  const told = useSettled(text.trim(), SETTLES_MS);
  const isTold = text.trim() !== "" && told !== "" && characters(told) <= FORMAT_RULES[format].themeMax;
  const enabled = writer?.isModel === false && isTold && (!isLink || URL.canParse(told));
  const body = { projectId, format, ...(isLink ? { link: told } : { theme: told }) };
  const { data } = useRead("checkTheme", { body }, { enabled, keepPrevious: true });
  return { model: writer?.isModel ? writer.name : null, matter: enabled ? (data?.matter ?? null) : null };
}
