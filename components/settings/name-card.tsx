"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { NAME_MAX, nameProblem } from "#components/projects/name-field.ts";
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
  const [name, setName] = useState(project.name);
  const params = { id: project.id };
  const problem = nameProblem(name);
  const isSame = name.trim() === project.name;
  const save = () => {
    if (problem !== undefined || isSame) return;
    const undo = () =>
      rename.mutate({ params, body: { name: project.name } }, { onError: (error) => toast.error(errorText(error)) });
    // The card begins anew with the new name, so the toast is not left to it.
    void rename.mutateAsync({ params, body: { name: name.trim() } }).then(
      (saved) => toast.success(t("renamed", { name: saved.name }), { action: { label: t("undo"), onClick: undo } }),
      () => undefined,
    );
  };
  const refusal = rename.error ? errorText(rename.error) : undefined;
  return (
    <Card>
      <RowForm
        submit={rename.isPending ? t("saving") : t("save")}
        disabled={isSame || problem !== undefined || rename.isPending}
        onSubmit={save}
      >
        <TextField
          label={t("name")}
          name="name"
          autoComplete="off"
          value={name}
          onValueChange={setName}
          error={problem === undefined ? refusal : t(problem, { max: NAME_MAX })}
        />
      </RowForm>
    </Card>
  );
}
