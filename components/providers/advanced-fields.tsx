"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextField } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { Part } from "#lib/domain/provider.ts";
import { EFFORTS } from "#lib/domain/vendor.ts";
import { asksAddress, type Values } from "./provider.ts";

type Field = Pick<ComponentProps<typeof TextField>, "name" | "value" | "error" | "onValueChange">;

/** What most leave as it is. */
export function AdvancedFields({
  part,
  values,
  field,
  isOpen,
  onEffort,
}: {
  part: Part;
  values: Values;
  field: (name: keyof Values) => Field;
  /** where something in it is set or wrong */
  isOpen: boolean;
  onEffort: (effort: string) => void;
}) {
  const t = useTranslations("providers");
  const efforts = [
    { value: "", label: t("efforts.none") },
    ...EFFORTS.map((value) => ({ value, label: t(`efforts.${value}`) })),
  ];
  return (
    <details open={isOpen} className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-md py-1 text-sm font-medium text-muted hover:text-ink">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t("advanced")}
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {!asksAddress(values.vendor) && (
          <div className="sm:col-span-2">
            <TextField
              {...field("baseUrl")}
              label={t("address")}
              hint={t("addressOwn")}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        )}
        {part === "text" && (
          <>
            <SelectField label={t("effort")} value={values.effort} choices={efforts} onChange={onEffort} />
            <TextField
              {...field("temperature")}
              label={t("temperature")}
              hint={t("temperatureHint")}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...field("priceInput")}
              label={t("prices.text.input")}
              inputMode="decimal"
              autoComplete="off"
              hint={t("prices.hint")}
            />
          </>
        )}
        <TextField
          {...field("priceOutput")}
          label={t(`prices.${part}.output`)}
          hint={part === "text" ? undefined : t("prices.hint")}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </details>
  );
}
