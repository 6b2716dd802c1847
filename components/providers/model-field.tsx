"use client";

import { LoaderCircle, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import type { Part } from "#lib/domain/provider.ts";
import { KNOWN_MODELS } from "#lib/domain/vendor.ts";
import { bodyOf, type Own, type Values } from "./provider.ts";

/** A model's name: typed, or one of those that the address says it has. */
export function ModelField({
  part,
  own,
  values,
  canList,
  ...field
}: {
  part: Part;
  own: Own | null;
  values: Values;
  /** once there is all that an address is asked with */
  canList: boolean;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (model: string) => void;
}) {
  const t = useTranslations("providers");
  const id = useId();
  const list = useOperation("listModels");
  const listed = list.data && list.variables.body?.vendor === values.vendor ? list.data : undefined;
  const names = listed && listed.models.length > 0 ? listed.models : (KNOWN_MODELS[part][values.vendor] ?? []);
  const find = () => {
    const { model: _, ...body } = bodyOf(values, own);
    const takeTheOnly = ({ models: [only, ...others] }: Output<"listModels">) =>
      only !== undefined && others.length === 0 && field.value === "" && field.onValueChange(only);
    list.mutate({ params: { part }, body }, { onSuccess: takeTheOnly });
  };
  const said = listed?.problem ? t(`problems.${listed.problem}`) : listed && t("listed", { count: names.length });
  return (
    <>
      <TextField
        {...field}
        label={t("model")}
        list={id}
        autoComplete="off"
        spellCheck={false}
        hint={t("modelHint")}
        action={
          <button
            type="button"
            disabled={!canList || list.isPending}
            onClick={find}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-md text-xs font-medium text-accent-ink hover:underline disabled:text-muted disabled:no-underline"
          >
            {list.isPending ? (
              <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
            ) : (
              <Search aria-hidden className="size-3.5" />
            )}
            {t(list.isPending ? "listing" : "list")}
          </button>
        }
      />
      <p
        aria-live="polite"
        className={cn("-mt-3 text-xs", listed?.problem ? "text-danger" : "text-success", !said && "sr-only")}
      >
        {said}
      </p>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
