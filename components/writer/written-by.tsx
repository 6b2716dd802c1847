"use client";

import { CircleAlert, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Detail } from "#components/post-editor/post.ts";

/** Who wrote the post, and from what, and who stood in for whom; nothing of a post from before this was kept. */
export function WrittenBy({ detail: { standIns, written } }: { detail: Detail }) {
  const t = useTranslations("writer");
  if (!written) return null;
  const { matter, writer } = written;
  const Icon = matter === "short" ? CircleAlert : PenLine;
  return (
    <p className="flex gap-2 border-t px-4 py-3 text-xs text-pretty text-muted md:px-5">
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        {matter === null ? t("by.model", { name: writer }) : t(`by.${matter}`)}
        {matter !== null && (
          <>
            {" "}
            <a href="/docs#writer" target="_blank" rel="noreferrer" className="text-accent-ink underline">
              {t("knows")}
              <span className="sr-only"> {t("newTab")}</span>
            </a>
          </>
        )}
        {standIns.map((standIn) => (
          <span key={standIn} className="mt-1 block">
            {t(`standIns.${standIn}`)}
          </span>
        ))}
      </span>
    </p>
  );
}
