"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { call } from "#lib/client/call.ts";
import { ALT_TEXT_MAX } from "#lib/domain/limits.ts";
import type { Act, Options } from "./options.ts";

/** What the picture of one page shows, as it is sent to the network. */
export function AltTextField({
  page,
  number,
  disabled,
  act,
}: {
  page: Options["altTexts"][number];
  number: number;
  disabled: boolean;
  act: Act;
}) {
  const t = useTranslations("publishing.options");
  const before = page.altText ?? "";
  const [altText, setAltText] = useState(before);
  const save = (text: string) =>
    act((headers) => call("setAltText", { params: { id: page.slideId }, body: { altText: text } }, headers));
  return (
    <Form onSubmit={() => void save(altText)} className="flex flex-col gap-3">
      <TextArea
        label={t("altText", { number })}
        hint={t("altTextHint")}
        placeholder={page.derived}
        value={altText}
        rows={3}
        max={ALT_TEXT_MAX}
        disabled={disabled}
        onChange={setAltText}
      />
      <Button type="submit" disabled={disabled || altText === before} className="self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
