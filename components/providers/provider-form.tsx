"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { worded } from "#components/frame/worded.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Part } from "#lib/domain/provider.ts";
import { AdvancedFields } from "./advanced-fields.tsx";
import { KeyField } from "./key-field.tsx";
import { ModelField } from "./model-field.tsx";
import { asksAddress, bodyOf, type Own, problemsOf, valuesOf, withVendor } from "./provider.ts";
import { TestButton, useTrial } from "./test-button.tsx";
import { TrialNote } from "./trial-note.tsx";
import { VendorTiles } from "./vendor-tiles.tsx";

const FOLDED = ["baseUrl", "temperature", "priceInput", "priceOutput", "effort"] as const;

/** Who makes a part from now on; it can be tried out before it is kept. */
export function ProviderForm({
  part,
  own,
  isLocal,
  onClose,
}: {
  part: Part;
  own: Own | null;
  /** whether a model may stand on the machine itself */
  isLocal: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("providers");
  const save = useOperation("saveProvider");
  const { field, isPending, isRight, set, submit, values } = useForm({
    initial: valuesOf(part, own),
    check: (given) => worded(problemsOf(part, given, own), t),
    send: (given) => save.mutateAsync({ params: { part }, body: bodyOf(given, own) }),
    refusalAt: "apiKey",
    onDone: () => {
      toast.success(t("savedToast"));
      onClose();
    },
  });
  const trial = useTrial(part, bodyOf(values, own));
  const { apiKey: noKey, baseUrl: noAddress } = problemsOf(part, values, own);
  const isAdvanced = FOLDED.some((name) => values[name] !== "" || field(name).error !== undefined);
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5 border-t p-4 sm:p-5">
      <VendorTiles part={part} value={values.vendor} onChange={(vendor) => set(withVendor(part, vendor, isLocal))} />
      {asksAddress(values.vendor) && (
        <TextField
          {...field("baseUrl")}
          label={t("address")}
          hint={t("addressHint")}
          placeholder={isLocal ? "http://127.0.0.1:8080/v1" : "https://"}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <KeyField own={own} values={values} {...field("apiKey")} />
      <ModelField part={part} own={own} values={values} canList={!noKey && !noAddress} {...field("model")} />
      {part === "voice" && (
        <TextField {...field("voices")} label={t("voices")} hint={t("voicesHint")} autoComplete="off" />
      )}
      <AdvancedFields
        part={part}
        values={values}
        field={field}
        isOpen={isAdvanced}
        onEffort={(effort) => set({ effort })}
      />
      {trial.result && <TrialNote part={part} trial={trial.result} />}
      {trial.refusal !== undefined && <p className="text-sm text-danger">{trial.refusal}</p>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="basis-full text-xs text-pretty text-muted sm:flex-1 sm:basis-0">{t(`costs.${part}`)}</p>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
        <TestButton trial={trial} disabled={!isRight} />
        <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled>
          {isPending ? t("saving") : t("save")}
        </Button>
      </div>
    </Form>
  );
}
