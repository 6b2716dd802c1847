"use client";

import { CopyCheck, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { FONTS } from "#lib/domain/brand.ts";
import { contrast, CONTRAST_MIN, safeTextColor } from "#lib/domain/contrast.ts";
import { TEXTURES } from "#lib/domain/slide.ts";
import { ColorField } from "#components/ui/color-field.tsx";
import { useEditing } from "./edits/use-editing.tsx";
import type { Values } from "./edits/aims.ts";
import type { Slide } from "./post.ts";
import { SelectField } from "#components/ui/select-field.tsx";

type Style = Values["style"];

export function StylePanel({ slide, slides, disabled }: { slide: Slide; slides: readonly Slide[]; disabled: boolean }) {
  const t = useTranslations("slides.style");
  const textures = useTranslations("slides.textures");
  const format = useFormatter();
  const { session } = useEditing();
  const choose = (values: Style) => session.set([{ kind: "style", id: slide.id, values }]);
  // What is chosen is one of the style's own fields.
  const chosen = <Name extends keyof Style>(name: Name) => session.value("style", slide.id, name) as Style[Name];
  const everywhere = () => {
    const names = ["titleFont", "bodyFont", "texture", "backgroundColor", "textColor", "brandColor"] as const;
    const values: Style = Object.fromEntries(
      names.flatMap((name) => {
        const value = chosen(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    session.set(
      slides.flatMap(({ id }) => (id === slide.id ? [] : [{ kind: "style", id, values }])),
      true,
    );
  };
  const background = chosen("backgroundColor") ?? slide.colors.background;
  const text = chosen("textColor") ?? slide.colors.text;
  const ratio = contrast(background, text);
  const safe = safeTextColor(background, text);
  const fonts = FONTS.map((font) => ({ value: font, label: font }));
  const fontChoices = (current: string | undefined) =>
    current === undefined ? [{ value: "", label: t("keep") }, ...fonts] : fonts;
  const fontOf = (name: string) => FONTS.find((font) => font === name);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-xs text-muted">{t("scope")}</p>
      {(["titleFont", "bodyFont"] as const).map((name) => (
        <SelectField
          key={name}
          label={t(name)}
          value={chosen(name) ?? ""}
          choices={fontChoices(chosen(name))}
          disabled={disabled}
          onChange={(font) => choose({ [name]: fontOf(font) })}
        />
      ))}
      <SelectField
        label={t("texture")}
        value={chosen("texture") ?? "none"}
        choices={TEXTURES.map((texture) => ({ value: texture, label: textures(texture) }))}
        disabled={disabled}
        onChange={(name) => {
          const texture = TEXTURES.find((one) => one === name);
          if (texture) choose({ texture });
        }}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
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
          value={chosen("brandColor") ?? slide.colors.brand}
          disabled={disabled}
          onChange={(color) => choose({ brandColor: color })}
        />
      </div>
      {slides.length > 1 && (
        <Button disabled={disabled} onClick={everywhere} className="self-start">
          <CopyCheck aria-hidden className="size-4" />
          {t("everywhere", { count: slides.length })}
        </Button>
      )}
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
