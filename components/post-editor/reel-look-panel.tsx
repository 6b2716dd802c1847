"use client";

import { TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { FONTS } from "#lib/domain/brand.ts";
import { contrast, CONTRAST_MIN, safeTextColor } from "#lib/domain/contrast.ts";
import { ALIGNMENTS, BOX_STYLES, REEL_SIZE } from "#lib/domain/reel.ts";
import { ColorField } from "#components/ui/color-field.tsx";
import type { Values } from "./edits/aims.ts";
import { useEditing, useField } from "./edits/use-editing.tsx";
import { NumberField } from "#components/ui/number-field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";

const WHICH = ["all", "hook", "complement", "call"] as const;
type Which = (typeof WHICH)[number];

/** How a reel's boxes look: together, and each where it differs. */
export function ReelLookPanel({ postId, disabled }: { postId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  const [font = FONTS[0], setFont] = useField("reel", postId, "font");
  const [alignment = "center", setAlignment] = useField("reel", postId, "alignment");
  const [boxStyle = "rounded", setBoxStyle] = useField("reel", postId, "boxStyle");
  const [which, setWhich] = useState<Which>("all");
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t("font")}
        value={font}
        disabled={disabled}
        choices={FONTS.map((name) => ({ value: name, label: name }))}
        onChange={(name) => {
          const known = FONTS.find((one) => one === name);
          if (known) setFont(known);
        }}
      />
      <Choice label={t("alignment")}>
        <Segmented
          label={t("alignment")}
          value={alignment}
          choices={ALIGNMENTS.map((value) => ({ value, label: t(`alignments.${value}`) }))}
          onChange={(value) => !disabled && setAlignment(value)}
        />
      </Choice>
      <Choice label={t("box")}>
        <Segmented
          label={t("box")}
          value={boxStyle}
          choices={BOX_STYLES.map((value) => ({ value, label: t(`boxes.${value}`) }))}
          onChange={(value) => !disabled && setBoxStyle(value)}
        />
      </Choice>
      <Sizes postId={postId} disabled={disabled} />
      <section className="flex flex-col gap-3 border-t pt-4">
        <h2 className="text-sm font-medium">{t("colors")}</h2>
        <Segmented
          label={t("colorsOf")}
          value={which}
          choices={WHICH.map((value) => ({ value, label: t(`which.${value}`) }))}
          onChange={setWhich}
          className="[&>button]:px-1.5"
        />
        <Colors key={which} postId={postId} block={WHICH.indexOf(which) - 1} disabled={disabled} />
      </section>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      {children}
    </div>
  );
}

function Sizes({ postId, disabled }: { postId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  const [sizes = [], setSizes] = useField("reel", postId, "sizes");
  const at = (index: number) => sizes[index] ?? null;
  const set = (index: number, size: number | null) =>
    setSizes([0, 1, 2].map((one) => (one === index ? size : at(one))));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t("sizes", REEL_SIZE)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {(["hook", "complement", "call"] as const).map((name, index) => (
          <NumberField
            key={name}
            label={t(`which.${name}`)}
            value={at(index)}
            min={REEL_SIZE.min}
            max={REEL_SIZE.max}
            disabled={disabled}
            placeholder={t("auto")}
            onChange={(size) => set(index, size)}
          />
        ))}
      </div>
      {sizes.some((size) => size !== null) && (
        <Button
          variant="ghost"
          className="-ml-3 self-start"
          disabled={disabled}
          onClick={() => setSizes([null, null, null])}
        >
          {t("fit")}
        </Button>
      )}
      <p className="text-xs text-muted">{t("dragHint")}</p>
    </fieldset>
  );
}

/** The colours of all blocks (-1), or of one of them. */
function Colors({ postId, block, disabled }: { postId: string; block: number; disabled: boolean }) {
  const t = useTranslations("reel");
  const style = useTranslations("slides.style");
  const format = useFormatter();
  const { session } = useEditing();
  const read = <Name extends keyof Values["reel"]>(name: Name) =>
    session.value("reel", postId, name) as Values["reel"][Name] | undefined;
  const set = (values: Partial<Values["reel"]>) => session.set([{ kind: "reel", id: postId, values }]);
  const boxes = read("boxColorByBlock") ?? [];
  const texts = read("textColorByBlock") ?? [];
  const isOwn = block >= 0 && ((boxes[block] ?? null) !== null || (texts[block] ?? null) !== null);
  const box = boxes[block] ?? read("boxColor") ?? "#ffffff";
  const text = texts[block] ?? read("textColor") ?? "#000000";
  const own = (list: readonly (string | null)[], color: string | null) =>
    [0, 1, 2].map((index) => (index === block ? color : (list[index] ?? null)));
  const setBox = (color: string) => set(block < 0 ? { boxColor: color } : { boxColorByBlock: own(boxes, color) });
  const setText = (color: string) => set(block < 0 ? { textColor: color } : { textColorByBlock: own(texts, color) });
  const ratio = contrast(box, text);
  const safe = safeTextColor(box, text);
  return (
    <div className="flex flex-col gap-3">
      {block >= 0 && (
        <label className="flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={!isOwn}
            disabled={disabled}
            onChange={({ target }) =>
              target.checked
                ? set({ boxColorByBlock: own(boxes, null), textColorByBlock: own(texts, null) })
                : set({ boxColorByBlock: own(boxes, box), textColorByBlock: own(texts, text) })
            }
            className="size-4 accent-accent"
          />
          {t("sameAsAll")}
        </label>
      )}
      {(block < 0 || isOwn) && (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <ColorField label={t("boxColor")} value={box} disabled={disabled} onChange={setBox} />
          <ColorField label={t("textColor")} value={text} disabled={disabled} onChange={setText} />
        </div>
      )}
      {ratio < CONTRAST_MIN && (
        <output className="flex flex-col items-start gap-2.5 rounded-xl bg-warning-soft p-3 text-warning">
          <span className="flex gap-2 text-xs">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {style("contrast", { ratio: format.number(ratio, { maximumFractionDigits: 1 }) })}
          </span>
          <Button disabled={disabled} onClick={() => setText(safe)}>
            <span aria-hidden className="size-4 rounded-full border" style={{ background: safe }} />
            {style("fix", { color: safe })}
          </Button>
        </output>
      )}
    </div>
  );
}
