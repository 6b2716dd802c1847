"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";

const FACTS = ["what", "when", "terms"] as const;
const FACT_MAX = 200;

/** Three short answers that say enough of nearly anything; Enter takes them, and sends nothing. */
export function FactsForm({ onAdd, onCancel }: { onAdd: (facts: string[]) => void; onCancel: () => void }) {
  const t = useTranslations("writer.facts");
  const [facts, setFacts] = useState({ what: "", when: "", terms: "" });
  const fields = useRef<HTMLFieldSetElement>(null);
  // It opens at a press, for who wants to write in it.
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);
  const told = FACTS.map((name) => facts[name]);
  const isTold = told.some((fact) => fact.trim() !== "");
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (isTold) onAdd(told);
  };
  return (
    <fieldset ref={fields} className="flex min-w-0 flex-col gap-3 text-ink">
      <legend className="sr-only">{t("title")}</legend>
      {FACTS.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          placeholder={t(`${name}Hint`)}
          maxLength={FACT_MAX}
          onKeyDown={onKeyDown}
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
