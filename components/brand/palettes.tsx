"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { ColorField } from "#components/ui/color-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { contrast, CONTRAST_MIN } from "#lib/domain/contrast.ts";

type PalettesView = Output<"readPalettes">;
type Scheme = PalettesView["ready"][number]["schemes"][number];

export function Palettes({ palettes: { projectId, current, ready } }: { palettes: PalettesView }) {
  const t = useTranslations("brand.colors");
  const errorText = useErrorText();
  const apply = useOperation("applyPalette");
  const worn = current[0]?.brandColor;
  const [own, setOwn] = useState(worn ?? "#5b3df5");
  const send = (key: string, done?: () => void) =>
    apply.mutate(
      { params: { id: projectId }, body: { key } },
      { onSuccess: () => done?.(), onError: (error) => toast.error(errorText(error)) },
    );
  const choose = (key: string) =>
    send(key, () =>
      toast.success(t("applied"), worn ? { action: { label: t("undo"), onClick: () => send(worn) } } : {}),
    );
  return (
    <Card className="flex flex-col gap-6 p-4 sm:p-5">
      {current.length > 0 && (
        <div className="flex flex-col gap-2.5">
          <h3 className="text-sm font-medium">{t("current")}</h3>
          <ul className="grid gap-3 sm:grid-cols-3">
            {current.map((scheme) => (
              <li key={scheme.id}>
                <Worn scheme={scheme} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-col gap-2.5">
        <h3 className="text-sm font-medium">{t("ready")}</h3>
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6">
          {ready.map(({ brandColor, key, schemes }) => {
            const isWorn = brandColor === worn;
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={isWorn}
                  aria-label={t("apply", { name: t(`names.${nameOf(key)}`) })}
                  onClick={() => choose(key)}
                  className={cn(
                    "flex w-full flex-col overflow-hidden rounded-lg border text-left transition-colors hover:border-muted",
                    isWorn && "border-accent ring-1 ring-accent hover:border-accent",
                  )}
                >
                  <span className="flex h-10 w-full">
                    {schemes.map((scheme) => (
                      <span
                        key={scheme.name}
                        className="flex flex-1 items-center justify-center"
                        style={{ background: scheme.backgroundColor }}
                      >
                        <span className="size-2.5 rounded-full" style={{ background: scheme.brandColor }} />
                      </span>
                    ))}
                  </span>
                  <span className="flex w-full items-center justify-between gap-1 px-2 py-1.5 text-xs">
                    <span className="truncate">{t(`names.${nameOf(key)}`)}</span>
                    {isWorn && <Check aria-hidden className="size-3.5 shrink-0 text-accent-ink" />}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <ColorField label={t("own")} value={own} onChange={setOwn} />
        <Button onClick={() => choose(own)} disabled={apply.isPending || own === worn} focusableWhenDisabled>
          {t("make")}
        </Button>
        <p className="basis-full text-xs text-muted">{t("ownHint")}</p>
      </div>
    </Card>
  );
}

/** A scheme as a post wears it, with how well it can be read. */
function Worn({ scheme: { backgroundColor, brandColor, name, textColor } }: { scheme: Scheme }) {
  const t = useTranslations("brand.colors");
  const ratio = contrast(textColor, backgroundColor);
  const isFine = ratio >= CONTRAST_MIN;
  const Icon = isFine ? Check : TriangleAlert;
  return (
    <div className="overflow-hidden rounded-lg border">
      <div className="flex h-16 items-center gap-2.5 px-3" style={{ background: backgroundColor, color: textColor }}>
        <span className="size-6 shrink-0 rounded-full" style={{ background: brandColor }} />
        <span aria-hidden className="text-xl font-semibold">
          Aa
        </span>
      </div>
      <div className="flex items-center justify-between gap-2 px-3 py-2 text-xs">
        <span className="font-medium">{name}</span>
        <span className={cn("flex items-center gap-1", isFine ? "text-muted" : "text-warning")}>
          <Icon aria-hidden className="size-3.5" />
          {t(isFine ? "readable" : "faint", { ratio: Math.round(ratio * 10) / 10 })}
        </span>
      </div>
    </div>
  );
}

const NAMES = [
  "violeta",
  "cafe",
  "horta",
  "oceano",
  "rosa",
  "sol",
  "vinho",
  "terracota",
  "petroleo",
  "grafite",
  "lavanda",
  "mata",
] as const;

/** A palette of another version is called by the first name. */
const nameOf = (key: string) => NAMES.find((name) => name === key) ?? "violeta";
