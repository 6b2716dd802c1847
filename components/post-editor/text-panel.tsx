"use client";

import { useTranslations } from "next-intl";
import { plainValue } from "#lib/domain/slide.ts";
import { useField } from "./edits/use-editing.tsx";
import type { Slide } from "./post.ts";
import { RetellButton } from "./rewrite/retell-button.tsx";
import { RichField } from "./rich-field.tsx";

/** A page's texts by the names of its layout. */
export function TextPanel({ slide, disabled }: { slide: Slide; disabled: boolean }) {
  const t = useTranslations("slides.rich");
  return (
    <div className="flex flex-col gap-3">
      {slide.fields.map(({ name }) => (
        <NamedField key={name} slideId={slide.id} name={name} disabled={disabled} />
      ))}
      {!disabled && <p className="text-xs text-muted">{t("hint")}</p>}
    </div>
  );
}

function NamedField({ slideId, name, disabled }: { slideId: string; name: string; disabled: boolean }) {
  const nameOf = useFieldName();
  const [value, setValue] = useField("text", slideId, name);
  return (
    <RichField
      label={nameOf(name)}
      value={value ?? plainValue("")}
      disabled={disabled}
      action={<RetellButton place={`${slideId}.${name}`} label={nameOf(name)} />}
      onChange={setValue}
    />
  );
}

const NUMBERED = { item: "item", step: "step" } as const;

function useFieldName() {
  const t = useTranslations("slides.fields");
  return (name: string): string => {
    const [, stem, number] = /^(item|step)(\d+)$/.exec(name) ?? [];
    if (stem === "item" || stem === "step") return t(NUMBERED[stem], { number: number ?? "" });
    return name in FIELD_NAMES ? t(name as keyof typeof FIELD_NAMES) : name;
  };
}

const FIELD_NAMES = {
  kicker: 1,
  title: 1,
  subtitle: 1,
  body: 1,
  number: 1,
  quote: 1,
  author: 1,
  leftTitle: 1,
  leftBody: 1,
  rightTitle: 1,
  rightBody: 1,
  myth: 1,
  truth: 1,
  action: 1,
} as const;
