"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Part } from "#lib/domain/provider.ts";
import { type Vendor, VENDORS } from "#lib/domain/vendor.ts";

/** Who offers the models of a part, by name and by what people call them. */
export function VendorTiles({
  part,
  value,
  onChange,
}: {
  part: Part;
  value: Vendor;
  onChange: (vendor: Vendor) => void;
}) {
  const t = useTranslations("providers");
  const name = useId();
  const vendors: readonly Vendor[] = VENDORS[part];
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t("vendor")}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {vendors.map((vendor) => (
          <label
            key={vendor}
            className="relative flex min-h-14 flex-col justify-center rounded-lg border border-line-strong bg-surface px-3 py-2 transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={vendor}
              checked={vendor === value}
              onChange={() => onChange(vendor)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            <span className="text-sm font-medium">{t(`vendors.${vendor}.name`)}</span>
            <span className="text-xs text-muted">{t(`vendors.${vendor}.text`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
