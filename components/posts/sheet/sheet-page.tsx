"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Page } from "#components/frame/page.tsx";
import { SheetInput } from "./sheet-input.tsx";
import { SheetSubmit } from "./sheet-submit.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { useSheet } from "./use-sheet.ts";

/** Many posts from one text: written or pasted on one side, checked row by row on the other. */
export function SheetPage() {
  const t = useTranslations("sheet");
  const [text, setText] = useState("");
  const rows = useSheet(text);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SheetInput text={text} onChange={setText} />
        <SheetTable rows={rows} />
      </div>
      {rows && rows.length > 0 && <SheetSubmit rows={rows} />}
    </Page>
  );
}
