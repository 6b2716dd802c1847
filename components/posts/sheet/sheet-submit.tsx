"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { SHEET_ROWS_MAX, type SheetRow } from "#lib/domain/sheet.ts";

/** What the rows will cost and become; sent only when every row can be made. */
export function SheetSubmit({ rows }: { rows: readonly SheetRow[] }) {
  const t = useTranslations("sheet");
  const errorText = useErrorText();
  const projectId = useProjectId();
  const router = useRouter();
  const { data: plan } = useRead("readPlan", {});
  const create = useOperation("createPosts");
  const [as, setAs] = useState<"posts" | "ideas">("posts");
  const count = rows.length;
  const left = plan?.availableCredits ?? 0;
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  const missing = as === "posts" && plan ? Math.max(0, count - left) : 0;
  const problem =
    count > SHEET_ROWS_MAX
      ? t("tooMany", { max: String(SHEET_ROWS_MAX) })
      : faulty > 0
        ? t("faulty", { count: faulty })
        : missing > 0 && t("short", { count: missing });
  const send = () => {
    const sent = rows.map(({ format, theme, when }) => ({ theme, format, when: when?.toISOString() ?? null }));
    create.mutate(
      { body: { projectId, as, rows: sent } },
      {
        onSuccess: () => {
          toast.success(t(as === "posts" ? "made" : "noted", { count }));
          router.push(`/${projectId}/posts${as === "posts" ? "" : "?status=idea"}`);
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <div className="sticky bottom-20 z-10 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border bg-raised p-3 shadow-pop md:bottom-6">
      <Segmented
        label={t("as")}
        value={as}
        onChange={setAs}
        choices={[
          { value: "posts", label: t("posts") },
          { value: "ideas", label: t("ideas") },
        ]}
        className="max-sm:w-full"
      />
      <output className={problem ? "text-sm text-pretty text-danger" : "text-sm text-muted tabular-nums"}>
        {problem || (as === "posts" ? plan && t("cost", { count, left }) : t("free"))}
      </output>
      <div className="ml-auto flex gap-2">
        {missing > 0 && <ButtonLink href="/plan">{t("packs")}</ButtonLink>}
        <Button
          variant="primary"
          disabled={Boolean(problem) || create.isPending || !plan}
          focusableWhenDisabled
          onClick={send}
        >
          {create.isPending ? t("submitting") : t(as === "posts" ? "submit" : "note", { count })}
        </Button>
      </div>
    </div>
  );
}
