"use client";

import { Image, type LucideIcon, Mic, PenLine, Pencil, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import type { Part } from "#lib/domain/provider.ts";
import { bodyOf, type Maker, type Own, valuesOf } from "./provider.ts";
import { ProviderForm } from "./provider-form.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { TestButton, useTrial } from "./test-button.tsx";
import { TrialNote } from "./trial-note.tsx";

const ICONS: Record<Part, LucideIcon> = { text: PenLine, image: Image, voice: Mic };

/** Who makes one part of the posts now, and the way to another. */
export function PartCard({ maker, isLocal }: { maker: Maker; isLocal: boolean }) {
  const t = useTranslations("providers");
  const { installed, own, part } = maker;
  const [isEditing, setIsEditing] = useState(false);
  const by = own ? "own" : installed === null ? "builtIn" : "installed";
  return (
    <Card>
      <section aria-labelledby={`part-${part}`} className="flex flex-wrap gap-x-4 gap-y-3 p-4 sm:flex-nowrap sm:p-5">
        <IconTile icon={ICONS[part]} tone={own ? "accent" : "muted"} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 id={`part-${part}`} className="flex flex-wrap items-center gap-2 text-base font-semibold">
            {t(`parts.${part}`)}
            <Badge tone={own ? "accent" : "neutral"}>{t(`by.${by}`)}</Badge>
          </h2>
          {own ? (
            <OwnText own={own} />
          ) : (
            <p className="text-sm text-pretty text-muted">
              {installed === null ? t(`builtIn.${part}`) : t("installed", { name: installed })}
            </p>
          )}
          {!own && <p className="text-sm text-pretty text-muted">{t(`means.${part}`)}</p>}
        </div>
        {!own && !isEditing && (
          <Button onClick={() => setIsEditing(true)} className="max-sm:w-full">
            {t("use")}
            <span className="sr-only"> ({t(`parts.${part}`)})</span>
          </Button>
        )}
      </section>
      {own && !isEditing && <OwnActions maker={{ ...maker, own }} onChange={() => setIsEditing(true)} />}
      {isEditing && <ProviderForm part={part} own={own} isLocal={isLocal} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

function OwnText({ own }: { own: Own }) {
  const t = useTranslations("providers");
  const format = useFormatter();
  const key = own.keyEnding ? t("keyEnding", { ending: own.keyEnding }) : t(own.hasKey ? "keyKept" : "keyNone");
  const saved = t("saved", { date: format.dateTime(new Date(own.savedAt), { dateStyle: "medium" }) });
  return (
    <>
      <p className="text-sm wrap-anywhere">
        {t(`vendors.${own.vendor}.name`)} · <span className="font-mono text-xs">{own.model}</span>
      </p>
      {own.baseUrl !== null && <p className="font-mono text-xs wrap-anywhere text-muted">{own.baseUrl}</p>}
      <p className="text-xs text-muted">
        {key} · {saved}
      </p>
    </>
  );
}

function OwnActions({ maker, onChange }: { maker: Maker & { own: Own }; onChange: () => void }) {
  const t = useTranslations("providers");
  const { own, part } = maker;
  const [isRemoving, setIsRemoving] = useState(false);
  const trial = useTrial(part, bodyOf(valuesOf(part, own), own));
  return (
    <div className="flex flex-col gap-3 px-4 pb-4 sm:px-5 sm:pb-5">
      {trial.result && <TrialNote part={part} trial={trial.result} />}
      {trial.refusal !== undefined && <p className="text-sm text-danger">{trial.refusal}</p>}
      <div className="flex flex-wrap gap-2">
        <TestButton trial={trial} disabled={false} />
        <Button onClick={onChange}>
          <Pencil aria-hidden className="size-4" />
          {t("change")}
        </Button>
        <Button variant="ghost" onClick={() => setIsRemoving(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t("remove")}
        </Button>
      </div>
      {isRemoving && <RemoveDialog maker={maker} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}
