"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { call, CallError } from "#lib/client/call.ts";
import { toCsv } from "./csv.ts";
import type { Period } from "./use-period.ts";

const PAGE = 100;

export function ExportButton({ projectId, period }: { projectId: string; period: Period }) {
  const t = useTranslations("reports.export");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    const rows = [];
    let cursor: string | null = null;
    do {
      const query = { ...period, limit: PAGE, ...(cursor !== null && { cursor }) };
      const page: Awaited<ReturnType<typeof call<"readPerformance">>> = await call("readPerformance", {
        params: { id: projectId },
        query,
      });
      rows.push(...page.measured, ...page.withoutMetrics);
      cursor = page.next;
    } while (cursor !== null);
    return rows;
  };
  const save = async () => {
    setBusy(true);
    try {
      const file = new Blob([toCsv(await read())], { type: "text/csv;charset=utf-8" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = `${t("file")}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void save()} disabled={busy} focusableWhenDisabled aria-label={t("label")}>
      <Download aria-hidden className="size-4" />
      {busy ? t("busy") : "CSV"}
    </Button>
  );
}
