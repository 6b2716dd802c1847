"use client";

import { useTranslations } from "next-intl";
import { TextArea } from "#components/ui/text-area.tsx";
import { SLIDE_VALUE_MAX } from "#lib/domain/limits.ts";
import { useField } from "./edits/use-editing.tsx";
import type { Detail } from "./post.ts";

type Page = Detail["pages"][number];

/** The texts of a page that is drawn whole: corrected, they are drawn over the same picture. */
export function PageTextPanel({ page, disabled }: { page: Page; disabled: boolean }) {
  const t = useTranslations("slides.page");
  return (
    <div className="flex flex-col gap-3">
      {page.texts.map(({ name }) => (
        <PageText key={name} pageId={page.id} name={name} disabled={disabled} />
      ))}
      {!disabled && <p className="text-xs text-muted">{t("hint")}</p>}
    </div>
  );
}

const NAMES = ["title", "body", "subtitle", "left", "right", "footer"] as const;

function PageText({ pageId, name, disabled }: { pageId: string; name: string; disabled: boolean }) {
  const t = useTranslations("slides.page");
  const [value = "", setValue] = useField("page", pageId, name);
  const [, stem, number = ""] = /^(item|text)(\d+)$/.exec(name) ?? [];
  const known = NAMES.find((one) => one === name);
  const label = stem === "item" || stem === "text" ? t(stem, { number }) : known ? t(known) : name;
  return <TextArea label={label} value={value} max={SLIDE_VALUE_MAX} disabled={disabled} onChange={setValue} />;
}
