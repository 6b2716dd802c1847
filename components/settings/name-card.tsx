"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useForm } from "#components/frame/use-form.ts";
import { useNameProblem } from "#components/projects/name-field.ts";
import type { Project } from "#components/projects/project-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { RowForm } from "#components/ui/row-form.tsx";
import { useOperation } from "#lib/client/use-operation.ts";

export function NameCard({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const errorText = useErrorText();
  const rename = useOperation("renameProject");
  const problemOf = useNameProblem();
  const params = { id: project.id };
  const undo = () =>
    rename.mutate({ params, body: { name: project.name } }, { onError: (error) => toast.error(errorText(error)) });
  const { field, isDirty, isPending, isRight, submit } = useForm({
    initial: { name: project.name },
    check: ({ name }) => ({ name: problemOf(name) }),
    isEager: true,
    send: async ({ name }) => {
      const saved = await rename.mutateAsync({ params, body: { name: name.trim() } });
      // The card begins anew with the new name, so the toast is not left to its end.
      toast.success(t("renamed", { name: saved.name }), { action: { label: t("undo"), onClick: undo } });
    },
  });
  return (
    <Card>
      <RowForm
        submit={isPending ? t("saving") : t("save")}
        disabled={!isDirty || !isRight || isPending}
        onSubmit={submit}
      >
        <TextField label={t("name")} autoComplete="off" {...field("name")} />
      </RowForm>
    </Card>
  );
}
