"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { KeyField } from "#components/providers/key-field.tsx";
import { type Body, bodyOf, problemsOf, type Values, valuesOf, withVendor } from "#components/providers/provider.ts";
import { useTrial } from "#components/providers/test-button.tsx";
import { TrialNote } from "#components/providers/trial-note.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { needsKey, VENDORS } from "#lib/domain/vendor.ts";
import type { Found } from "./writer-ways.tsx";

const PART = "text";
const BY_KEY = VENDORS[PART].filter(needsKey);

/** The models of this machine; the first is as good as any to begin with. */
export function LocalChoice({ found, onDone }: { found: Found; onDone: () => void }) {
  const t = useTranslations("providers.start");
  const [model, setModel] = useState(found.models[0] ?? "");
  const values: Values = {
    ...valuesOf(PART, null),
    ...withVendor(PART, "ollama", true),
    baseUrl: found.baseUrl,
    model,
  };
  const choices = found.models.map((name) => ({ value: name, label: name }));
  return (
    <Take body={bodyOf(values, null)} isRight onDone={onDone}>
      <SelectField label={t("localModel")} value={model} choices={choices} onChange={setModel} />
    </Take>
  );
}

export function KeyChoice({ onDone }: { onDone: () => void }) {
  const t = useTranslations("providers");
  const [values, setValues] = useState(() => valuesOf(PART, null));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const problems = problemsOf(PART, values, null);
  const errorOf = (problem: (typeof problems)[keyof Values]) => (isTried && problem ? t(problem) : undefined);
  const vendors = BY_KEY.map((value) => ({
    value,
    label: `${t(`vendors.${value}.name`)} (${t(`vendors.${value}.text`)})`,
  }));
  return (
    <Take
      body={bodyOf(values, null)}
      isRight={Object.keys(problems).length === 0}
      onTry={() => setIsTried(true)}
      onDone={onDone}
    >
      <SelectField
        label={t("vendor")}
        value={values.vendor}
        choices={vendors}
        onChange={(next) => set(withVendor(PART, BY_KEY.find((known) => known === next) ?? values.vendor, false))}
      />
      <KeyField
        own={null}
        values={values}
        name="apiKey"
        value={values.apiKey}
        error={errorOf(problems.apiKey)}
        onValueChange={(apiKey) => set({ apiKey })}
      />
      <TextField
        label={t("model")}
        value={values.model}
        error={errorOf(problems.model)}
        autoComplete="off"
        spellCheck={false}
        onValueChange={(model) => set({ model })}
      />
    </Take>
  );
}

/** Tried out first: what does not work yet is kept only by who wants it so. */
function Take({
  body,
  isRight,
  onTry,
  onDone,
  children,
}: {
  body: Body;
  isRight: boolean;
  onTry?: () => void;
  onDone: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("providers.start");
  const errorText = useErrorText();
  const trial = useTrial(PART, body);
  const save = useOperation("saveProvider");
  const keep = () => save.mutate({ params: { part: PART }, body }, { onSuccess: onDone });
  const take = async () => {
    onTry?.();
    if (!isRight) return;
    const tried = await trial.run().catch(() => undefined);
    if (tried?.problem === null) keep();
  };
  const isBusy = trial.isPending || save.isPending;
  const refusal = trial.refusal ?? (save.error ? errorText(save.error) : undefined);
  return (
    <Form onSubmit={() => void take()} className="flex flex-col gap-4 border-t p-4 sm:p-5">
      {children}
      {trial.result && <TrialNote part={PART} trial={trial.result} />}
      {refusal !== undefined && <p className="text-sm text-danger">{refusal}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        {trial.result?.problem && (
          <Button variant="ghost" onClick={keep} disabled={isBusy}>
            {t("anyway")}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isBusy} focusableWhenDisabled>
          {isBusy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
          {isBusy ? t("trying") : t("go")}
        </Button>
      </div>
    </Form>
  );
}
