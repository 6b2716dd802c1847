"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";

const FACTS = ["what", "when", "terms"] as const;
const FACT_MAX = 200;

/** Three short answers that say enough of nearly anything; Enter takes them, and sends nothing. */
export function FactsForm({ onAdd, onCancel }: { onAdd: (facts: string[]) => void; onCancel: () => void }) {
  const t = useTranslations("writer.facts");
  const [facts, setFacts] = useState({ what: "", when: "", terms: "" });
  const told = FACTS.map((name) => facts[name]);
  const isTold = told.some((fact) => fact.trim() !== "");
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (isTold) onAdd(told);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" onKeyDown={onKeyDown}>
      <legend className="sr-only">{t("title")}</legend>
      {FACTS.map((name, index) => (
        <TextField
          key={name}
          label={t(name)}
          placeholder={t(`${name}Hint`)}
          maxLength={FACT_MAX}
          autoFocus={index === 0}
          value={facts[name]}
          onValueChange={(text) => setFacts({ ...facts, [name]: text })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAdd(told)} disabled={!isTold} focusableWhenDisabled>
          {t("add")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
