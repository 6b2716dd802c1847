"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { mayRule } from "#lib/domain/review.ts";

export function ReviewRule({ projectId }: { projectId: string }) {
  const t = useTranslations("review.rule");
  const errorText = useErrorText();
  const params = { id: projectId };
  const { data: settings } = useRead("readSettings", { params });
  const { data: account } = useRead("readAccount", {});
  const update = useOperation("updateSettings");
  if (!settings || !account)
    return (
      <Section title={t("title")}>
        <Skeleton className="h-32 rounded-xl" />
      </Section>
    );
  const { role, writesOnly } = account.workspace;
  const may = mayRule({ kind: "user", role, writesOnly });
  const shown = update.isPending ? (update.variables.body?.requiresApproval ?? false) : settings.requiresApproval;
  const save = (requiresApproval: boolean) =>
    update.mutate(
      { params, body: { requiresApproval } },
      { onSuccess: () => toast.success(t("saved")), onError: (error) => toast.error(errorText(error)) },
    );
  return (
    <Section title={t("title")}>
      <Card className="p-4">
        <Switch
          label={t("all")}
          hint={may ? t("allHint") : `${t("allHint")} ${t("locked")}`}
          checked={shown}
          disabled={!may}
          onChange={save}
        />
      </Card>
    </Section>
  );
}
