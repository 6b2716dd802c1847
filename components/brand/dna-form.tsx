"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "#components/ui/text-area.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import type { Output } from "#lib/contract/index.ts";

import { BRAND_TEXT_MAX, NAME_MAX } from "#lib/domain/limits.ts";
import type { BrandEdit } from "./use-save-brand.ts";

type Dna = Output<"readDna">;

/** What each text is called when it is read, and when it is sent. */
const TEXTS = [
  ["description", "description"],
  ["audience", "targetAudience"],
  ["contentPreferences", "contentPreferences"],
  ["toneOfVoice", "toneOfVoice"],
] as const;

export function DnaForm({ dna, onSave }: { dna: Dna; onSave: (edit: BrandEdit) => void }) {
  const t = useTranslations("brand.words");
  // From here on what is typed leads: a save's answer never puts older words over it.
  const [typed, setTyped] = useState({
    profileName: dna.projectName,
    description: dna.description,
    audience: dna.audience,
    contentPreferences: dna.contentPreferences,
    toneOfVoice: dna.toneOfVoice,
  });
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-5">
      <TextField
        label={t("profileName")}
        name="profileName"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={typed.profileName}
        onValueChange={(profileName) => {
          setTyped({ ...typed, profileName });
          onSave({ profileName });
        }}
        hint={t("profileNameHint")}
      />
      {TEXTS.map(([name, sent]) => (
        <TextArea
          key={name}
          label={t(`${name}.label`)}
          placeholder={t(`${name}.placeholder`)}
          hint={t(`${name}.hint`)}
          rows={2}
          max={BRAND_TEXT_MAX}
          value={typed[name]}
          onChange={(value) => {
            setTyped({ ...typed, [name]: value });
            onSave({ [sent]: value });
          }}
        />
      ))}
    </Card>
  );
}
