"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { BRAND_TEXT_MAX } from "#lib/domain/brand.ts";

type Proposal = Output<"proposeBrand">;

const FIELDS = ["profileName", "description", "targetAudience", "contentPreferences", "toneOfVoice"] as const;
const NAME_MAX = 80;

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
  const errorText = useErrorText();
  const update = useOperation("updateBrand");
  const apply = useOperation("applyPalette");
  const { brandColor, ...texts } = proposal;
  const [said, setSaid] = useState(texts);
  const [wantsColor, setWantsColor] = useState(brandColor !== null);
  const params = { id: projectId };
  const save = async () => {
    if (brandColor !== null && wantsColor) await apply.mutateAsync({ params, body: { key: brandColor } });
    await update.mutateAsync({ params, body: said });
    onDone();
  };
  const send = () => {
    // What was refused stands on the page.
    void save().catch(() => undefined);
  };
  const refusal = update.error ?? apply.error;
  const isBusy = update.isPending || apply.isPending;
  return (
    <Card>
      <Form onSubmit={send} className="flex flex-col gap-5 p-4 sm:p-5">
        <p className="text-sm text-muted">{t("proposal")}</p>
        {refusal && <Notice>{errorText(refusal)}</Notice>}
        {FIELDS.map((name) => (
          <TextArea
            key={name}
            label={t(name)}
            value={said[name]}
            max={name === "profileName" ? NAME_MAX : BRAND_TEXT_MAX}
            onChange={(value) => setSaid({ ...said, [name]: value })}
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
        <Button type="submit" variant="primary" disabled={isBusy} focusableWhenDisabled className="self-end">
          {isBusy ? t("saving") : t("save")}
        </Button>
      </Form>
    </Card>
  );
}
