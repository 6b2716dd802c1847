"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { LANGUAGE_CHOICES } from "#components/frame/use-language.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { ZoneField } from "#components/projects/zone-field.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Arguments, Output } from "#lib/contract/index.ts";
import { LANGUAGES } from "#lib/domain/language.ts";

type Edit = NonNullable<Arguments<"updateSettings">["body"]>;

/** Each choice is saved as it is made, and can be taken back. */
export function PlaceCard({ settings }: { settings: Output<"readSettings"> }) {
  const t = useTranslations("settings.place");
  const errorText = useErrorText();
  const update = useOperation("updateSettings");
  const params = { id: settings.projectId };
  const { language, timezone, voice } = settings;
  const shown = update.isPending ? { language, timezone, ...update.variables.body } : { language, timezone };
  const send = (body: Edit, done: () => void) =>
    update.mutate({ params, body }, { onSuccess: done, onError: (error) => toast.error(errorText(error)) });
  const undo = () => send({ language, timezone, voice }, () => undefined);
  const save = (body: Edit) =>
    send(body, () => toast.success(t("saved"), { action: { label: t("undo"), onClick: undo } }));
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-5">
      <ZoneField value={shown.timezone ?? timezone} onChange={(next) => save({ timezone: next })} />
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={t("language")}
          value={shown.language ?? language}
          choices={LANGUAGE_CHOICES}
          onChange={(next) => save({ language: LANGUAGES.find((known) => known === next) ?? language })}
        />
        <p className="text-xs text-muted">{t("languageHint")}</p>
      </div>
    </Card>
  );
}
