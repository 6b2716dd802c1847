"use client";

import { TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { call } from "#lib/client/call.ts";
import type { Arguments } from "#lib/contract/index.ts";
import { FONTS } from "#lib/domain/brand.ts";
import { contrast, CONTRAST_MIN, safeTextColor } from "#lib/domain/contrast.ts";
import { TEXTURES } from "#lib/domain/slide.ts";
import { ColorField } from "./color-field.tsx";
import type { Slide } from "./post.ts";
import { SelectField } from "./select-field.tsx";
import type { Autosave } from "./use-autosave.ts";

type Style = NonNullable<Arguments<"styleSlide">["body"]>;

export function StylePanel({ slide, save, disabled }: { slide: Slide; save: Autosave["save"]; disabled: boolean }) {
  const t = useTranslations("editor.style");
  const textures = useTranslations("editor.textures");
  const format = useFormatter();
  const [chosen, setChosen] = useState<Style>({});
  const choose = (change: Style) => {
    const body = { ...chosen, ...change };
    setChosen(body);
    save(`style:${slide.id}`, () => call("styleSlide", { params: { id: slide.id }, body }));
  };
  const background = chosen.backgroundColor ?? slide.colors.background;
  const text = chosen.textColor ?? slide.colors.text;
  const ratio = contrast(background, text);
  const safe = safeTextColor(background, text);
  const fonts = FONTS.map((font) => ({ value: font, label: font }));
  const fontChoices = (current: string | null) =>
    current === null ? [{ value: "", label: t("keep") }, ...fonts] : fonts;
  const fontOf = (name: string) => FONTS.find((font) => font === name);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-xs text-muted">{t("scope")}</p>
      {(["titleFont", "bodyFont"] as const).map((name) => (
        <SelectField
          key={name}
          label={t(name)}
          value={chosen[name] ?? slide[name] ?? ""}
          choices={fontChoices(chosen[name] ?? slide[name])}
          disabled={disabled}
          onChange={(font) => choose({ [name]: fontOf(font) })}
        />
      ))}
      <SelectField
        label={t("texture")}
        value={chosen.texture ?? ""}
        choices={[
          ...(chosen.texture ? [] : [{ value: "", label: t("keep") }]),
          ...TEXTURES.map((texture) => ({ value: texture, label: textures(texture) })),
        ]}
        disabled={disabled}
        onChange={(name) => {
          const texture = TEXTURES.find((one) => one === name);
          if (texture) choose({ texture });
        }}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <ColorField
          label={t("background")}
          value={background}
          disabled={disabled}
          onChange={(color) => choose({ backgroundColor: color })}
        />
        <ColorField
          label={t("text")}
          value={text}
          disabled={disabled}
          onChange={(color) => choose({ textColor: color })}
        />
        <ColorField
          label={t("brand")}
          value={chosen.brandColor ?? slide.colors.brand}
          disabled={disabled}
          onChange={(color) => choose({ brandColor: color })}
        />
      </div>
      {ratio < CONTRAST_MIN && (
        <output className="flex flex-col items-start gap-2.5 rounded-xl bg-warning-soft p-3 text-warning">
          <p className="flex gap-2 text-xs">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {t("contrast", { ratio: format.number(ratio, { maximumFractionDigits: 1 }) })}
          </p>
          <Button disabled={disabled} onClick={() => choose({ textColor: safe })}>
            <span aria-hidden className="size-4 rounded-full border" style={{ background: safe }} />
            {t("fix", { color: safe })}
          </Button>
        </output>
      )}
    </div>
  );
}
