"use client";

import { useTranslations } from "next-intl";
import { TextField } from "#components/ui/field.tsx";
import { needsKey, type Vendor } from "#lib/domain/vendor.ts";
import { keepsKey, type Own, type Values } from "./provider.ts";

/** A key is typed, never shown: of the one that is kept, how it ends. */
export function KeyField({
  own,
  values,
  ...field
}: {
  own: Own | null;
  values: Values;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (key: string) => void;
}) {
  const t = useTranslations("providers");
  const hint = useHint(own, values);
  return (
    <TextField
      {...field}
      label={t("key")}
      type="password"
      autoComplete="off"
      spellCheck={false}
      placeholder={keepsKey(values, own) ? `••••••••${own?.keyEnding ?? ""}` : t("keyPlaceholder")}
      hint={hint}
    />
  );
}

function useHint(own: Own | null, values: Values): string {
  const t = useTranslations("providers");
  const { vendor } = values;
  if (keepsKey(values, own)) {
    return own?.keyEnding ? t("keyStays", { ending: own.keyEnding }) : t("keyStaysUnknown");
  }
  if (own?.hasKey && own.vendor === vendor) return t("keyAgain");
  return hasPlace(vendor) ? t(`where.${vendor}`) : t("keyOptional");
}

const hasPlace = (vendor: Vendor): vendor is "openai" | "anthropic" | "google" => needsKey(vendor);
