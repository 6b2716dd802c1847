"use client";

import { BRAND_TEXT_MAX, NAME_MAX } from "#lib/domain/limits.ts";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { useForm } from "#components/frame/use-form.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type Proposal = Output<"proposeBrand">;

const FIELDS = ["profileName", "description", "targetAudience", "contentPreferences", "toneOfVoice"] as const;

/** What a page told, to be mended before it is the brand's. */
export function ProposalForm({
  projectId,
  proposal,
  onDone,
}: {
  projectId: string;
  proposal: Proposal;
  onDone: () => void;
}) {
  const t = useTranslations("start.brand");
  const update = useOperation("updateBrand");
  const apply = useOperation("applyPalette");
  const { brandColor, ...texts } = proposal;
  const [wantsColor, setWantsColor] = useState(brandColor !== null);
  const params = { id: projectId };
  const { area, isPending, refusal, submit } = useForm({
    initial: texts,
    send: async (said) => {
      if (brandColor !== null && wantsColor) await apply.mutateAsync({ params, body: { key: brandColor } });
      await update.mutateAsync({ params, body: said });
    },
    onDone,
  });
  return (
    <Card>
      <Form onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-5">
        <p className="text-sm text-muted">{t("proposal")}</p>
        {refusal !== undefined && <Notice>{refusal}</Notice>}
        {FIELDS.map((name) => (
          <TextArea
            key={name}
            label={t(name)}
            max={name === "profileName" ? NAME_MAX : BRAND_TEXT_MAX}
            value={area(name).value}
            onChange={area(name).onChange}
          />
        ))}
        {brandColor !== null && (
          <label className="flex items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={wantsColor}
              onChange={({ target }) => setWantsColor(target.checked)}
              className="size-4 accent-accent"
            />
            <span aria-hidden className="size-5 rounded-full border" style={{ background: brandColor }} />
            {t("color", { color: brandColor })}
          </label>
        )}
        <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled className="self-end">
          {isPending ? t("saving") : t("save")}
        </Button>
      </Form>
    </Card>
  );
}
