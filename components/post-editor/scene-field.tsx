"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";
import { SCENE_ITEMS_MAX, SCENE_TEXT_MAX } from "#lib/domain/limits.ts";
import { type SceneContent, type SceneField as FieldName } from "#lib/domain/scene.ts";
import { NumberField } from "#components/ui/number-field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";

const BAR_MAX = 1_000_000_000;

/** One of a scene's fields, by what it holds: a text, a list, a share or bars. */
export function SceneField({
  name,
  fields,
  disabled,
  onChange,
}: {
  name: FieldName;
  fields: SceneContent;
  disabled: boolean;
  onChange: (fields: SceneContent) => void;
}) {
  const t = useTranslations("narration.sceneFields");
  if (name === "percent") {
    return (
      <NumberField
        label={t(name)}
        value={fields.percent ?? null}
        min={0}
        max={100}
        disabled={disabled}
        onChange={(percent) => onChange({ ...fields, percent })}
      />
    );
  }
  if (name === "bars") {
    return <Bars bars={fields.bars ?? []} disabled={disabled} onChange={(bars) => onChange({ ...fields, bars })} />;
  }
  if (name === "items" || name === "steps") {
    const list = fields[name] ?? [];
    return (
      <Lines
        label={t(name)}
        lines={list}
        disabled={disabled}
        onChange={(lines) => onChange({ ...fields, [name]: lines })}
      />
    );
  }
  return (
    <TextArea
      label={t(name)}
      value={fields[name] ?? ""}
      max={SCENE_TEXT_MAX}
      disabled={disabled}
      onChange={(text) => onChange({ ...fields, [name]: text })}
    />
  );
}

function Lines({
  label,
  lines,
  disabled,
  onChange,
}: {
  label: string;
  lines: readonly string[];
  disabled: boolean;
  onChange: (lines: string[]) => void;
}) {
  const t = useTranslations("narration.sceneFields");
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {lines.map((line, index) => (
        <div key={index} className="flex gap-1">
          <input
            aria-label={t("line", { label, number: index + 1 })}
            value={line}
            maxLength={SCENE_TEXT_MAX}
            disabled={disabled}
            onChange={({ target }) => onChange(lines.toSpliced(index, 1, target.value))}
            className={cn(inputStyle, "min-w-0 flex-1 disabled:opacity-60")}
          />
          <Remove
            label={t("line", { label, number: index + 1 })}
            disabled={disabled}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          />
        </div>
      ))}
      <More disabled={disabled || lines.length >= SCENE_ITEMS_MAX} onClick={() => onChange([...lines, ""])} />
    </fieldset>
  );
}

function Bars({
  bars,
  disabled,
  onChange,
}: {
  bars: readonly { label: string; value: number }[];
  disabled: boolean;
  onChange: (bars: { label: string; value: number }[]) => void;
}) {
  const t = useTranslations("narration.sceneFields");
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t("bars")}</legend>
      {bars.map((bar, index) => (
        <div key={index} className="grid grid-cols-[1fr_5rem_auto] items-end gap-1">
          <input
            aria-label={t("barLabel", { number: index + 1 })}
            value={bar.label}
            maxLength={SCENE_TEXT_MAX}
            disabled={disabled}
            onChange={({ target }) => onChange(bars.toSpliced(index, 1, { ...bar, label: target.value }))}
            className={cn(inputStyle, "min-w-0 disabled:opacity-60")}
          />
          <NumberField
            label={t("barValue", { number: index + 1 })}
            labelLook="hidden"
            value={bar.value}
            min={0}
            max={BAR_MAX}
            step={0.1}
            disabled={disabled}
            onChange={(value) => onChange(bars.toSpliced(index, 1, { ...bar, value }))}
          />
          <Remove
            label={t("barLabel", { number: index + 1 })}
            disabled={disabled}
            onClick={() => onChange(bars.toSpliced(index, 1))}
          />
        </div>
      ))}
      <More
        disabled={disabled || bars.length >= SCENE_ITEMS_MAX}
        onClick={() => onChange([...bars, { label: "", value: 1 }])}
      />
    </fieldset>
  );
}

function Remove({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  const t = useTranslations("narration.sceneFields");
  return (
    <Button variant="ghost" size="icon" aria-label={t("remove", { label })} disabled={disabled} onClick={onClick}>
      <X aria-hidden className="size-4" />
    </Button>
  );
}

function More({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const t = useTranslations("narration.sceneFields");
  return (
    <Button variant="ghost" className="-ml-3 self-start" disabled={disabled} onClick={onClick}>
      <Plus aria-hidden className="size-4" />
      {t("more")}
    </Button>
  );
}
