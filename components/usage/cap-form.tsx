"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { TextField } from "#components/ui/field.tsx";
import { RowForm } from "#components/ui/row-form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { USAGE_CAP } from "#lib/domain/limits.ts";
import type { Usage } from "./usage.ts";

/** How much a month may cost, as a person types it; an empty field is no limit. */
export function CapForm({ usage: { capCents, currency } }: { usage: Usage }) {
  const t = useTranslations("usage.cap");
  const save = useOperation("capUsage");
  const { field, isDirty, isPending, isRight, submit } = useForm({
    initial: { cap: capCents === null ? "" : String(capCents / 100) },
    check: ({ cap }) => ({ cap: readCents(cap) === "wrong" ? t("wrong") : undefined }),
    send: async ({ cap }) => {
      const cents = readCents(cap);
      if (cents === "wrong") return;
      await save.mutateAsync({ body: { capCents: cents } });
      toast.success(cents === null ? t("removed") : t("saved"));
    },
  });
  return (
    <RowForm submit={t("save")} disabled={!isDirty || !isRight || isPending} onSubmit={submit}>
      <TextField
        label={`${t("label")} (${currency})`}
        hint={t("hint")}
        inputMode="decimal"
        autoComplete="off"
        {...field("cap")}
      />
    </RowForm>
  );
}

function readCents(typed: string): number | null | "wrong" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const cents = Math.round(Number(text) * 100);
  return cents >= USAGE_CAP.least && cents <= USAGE_CAP.most ? cents : "wrong";
}
