"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { type FieldValue, valueText } from "#lib/domain/slide.ts";
import { useEditing } from "./edits/use-editing.tsx";

/** Both sides of every field that was changed here and elsewhere; one answer for all. */
export function ConflictDialog() {
  const t = useTranslations("editor.elsewhere");
  const { session, state } = useEditing();
  const { conflicts } = state;
  if (conflicts.length === 0) return null;
  return (
    <Dialog open onOpenChange={() => undefined} title={t("title")} description={t("text")} wide>
      <div className="flex flex-col gap-4 overflow-y-auto p-6">
        {conflicts.map(({ key, mine, name, theirs }) => (
          <div key={`${key} ${name}`} className="grid gap-3 sm:grid-cols-2">
            <Side label={t("theirs")} value={theirs} />
            <Side label={t("mine")} value={mine} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t bg-sunken px-6 py-3">
        <Button onClick={() => session.resolve("theirs")}>{t("takeTheirs")}</Button>
        <Button variant="primary" onClick={() => session.resolve("mine")}>
          {t("keepMine")}
        </Button>
      </div>
    </Dialog>
  );
}

function Side({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-xs font-medium text-muted">{label}</p>
      <p className="min-h-10 rounded-lg border bg-surface p-2.5 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {wordsOf(value)}
      </p>
    </div>
  );
}

const isFieldValue = (value: object): value is FieldValue => "blocks" in value && "highlight" in value;

/** A value as a person reads it. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value);
  if (isFieldValue(value)) return valueText(value) || "—";
  if (Array.isArray(value)) return value.map(wordsOf).join("\n");
  return Object.values(value)
    .map(wordsOf)
    .filter((words) => words !== "—")
    .join(" · ");
}
