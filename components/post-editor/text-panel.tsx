"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { call } from "#lib/client/call.ts";
import { type FieldValue, SLIDE_VALUE_MAX, valueText } from "#lib/domain/slide.ts";
import type { Slide } from "./post.ts";
import { TextArea } from "./text-area.tsx";
import type { Autosave } from "./use-autosave.ts";

/** A page's texts by the names of its layout. Mounted anew for each page. */
export function TextPanel({ slide, save, disabled }: { slide: Slide; save: Autosave["save"]; disabled: boolean }) {
  const nameOf = useFieldName();
  const [typed, setTyped] = useState<Record<string, FieldValue>>({});
  const type = (name: string, was: FieldValue, text: string) => {
    const next = { ...typed, [name]: withText(was, text) };
    setTyped(next);
    save(`text:${slide.id}`, () => call("updateSlide", { params: { id: slide.id }, body: { fields: next } }));
  };
  return (
    <div className="flex flex-col gap-4">
      {slide.fields.map(({ name, value }) => {
        const current = typed[name] ?? value;
        return (
          <TextArea
            key={name}
            label={nameOf(name)}
            value={valueText(current)}
            max={SLIDE_VALUE_MAX}
            disabled={disabled}
            onChange={(text) => type(name, current, text)}
          />
        );
      })}
    </div>
  );
}

/** What is marked stays marked for as long as its words are still there. */
function withText({ blocks, highlight }: FieldValue, text: string): FieldValue {
  const weight = blocks[0]?.weight ?? "regular";
  return { blocks: [{ weight, text }], highlight: text.includes(highlight) ? highlight : "" };
}

const NUMBERED = { item: "item", step: "step" } as const;

function useFieldName() {
  const t = useTranslations("editor.fields");
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
