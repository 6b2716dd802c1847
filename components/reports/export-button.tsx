"use client";

import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { wallOf } from "#lib/domain/zone.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { CallError } from "#lib/client/call.ts";
import { type Cell, separatorOf, toCsv } from "./csv.ts";
import type { Period } from "./period.ts";
import { type Instants, METRICS, REACHED, readAllPosts } from "./use-report.ts";

/** Every post of the period in one file; what was not measured is left empty in it. */
export function ExportButton({
  projectId,
  period,
  instants,
  zone,
}: {
  projectId: string;
  period: Period;
  instants: Instants;
  zone: string;
}) {
  const t = useTranslations("reports");
  const names = useTranslations("posts.format");
  const errorText = useErrorText();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const clock = (instant: string | null): Cell => {
    if (instant === null) return null;
    const { day, time } = wallOf(instant, zone);
    return `${day} ${time}`;
  };
  const save = async () => {
    setIsBusy(true);
    try {
      const posts = await readAllPosts(projectId, instants);
      const head = [
        t("post"),
        t("format"),
        t("csv.publishedAt", { zone }),
        ...METRICS.map((metric) => t(`metric.${metric}`)),
        ...REACHED.map((name) => t(`reached.${name}`)),
        t("csv.measuredAt", { zone }),
        t("csv.url"),
        t("csv.id"),
      ];
      const rows = posts.map((post): Cell[] => [
        post.theme,
        names(post.format),
        clock(post.publishedAt),
        ...METRICS.map((metric) => post[metric]),
        ...REACHED.map((name) => post[name]),
        clock(post.measuredAt),
        post.url,
        post.postId,
      ]);
      download(toCsv([head, ...rows], separatorOf(locale)), `${t("csv.file")}-${period.from}-${period.to}.csv`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button onClick={() => void save()} disabled={isBusy}>
      <Download aria-hidden className="size-4" />
      {isBusy ? t("csv.making") : t("csv.export")}
    </Button>
  );
}

function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
