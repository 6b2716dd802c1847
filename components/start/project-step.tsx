"use client";

import { useTranslations } from "next-intl";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { useForm } from "#components/frame/use-form.ts";
import { useNameProblem } from "#components/projects/name-field.ts";
import { useZoneChoice } from "#components/projects/use-own-zone.ts";
import { ZoneField } from "#components/projects/zone-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { ImportButton } from "./import-button.tsx";
import { StepHead } from "./steps.tsx";

export function ProjectStep({ onDone }: { onDone: () => void }) {
  const t = useTranslations("start.project");
  const projects = useTranslations("projects");
  const { project, choose } = useCurrentProject();
  const create = useOperation("createProject");
  const rename = useOperation("renameProject");
  const [timezone, setTimezone] = useZoneChoice();
  const problemOf = useNameProblem();
  const { field, isPending, submit } = useForm({
    initial: { name: project?.name ?? "" },
    check: ({ name }) => ({ name: problemOf(name) }),
    send: ({ name }) => {
      const body = { name: name.trim() };
      return project
        ? rename.mutateAsync({ params: { id: project.id }, body })
        : create.mutateAsync({ body: { ...body, timezone } });
    },
    onDone: ({ id }) => {
      if (!project) choose(id);
      onDone();
    },
  });
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      <Card>
        <Form onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-5">
          <TextField
            label={projects("name")}
            autoComplete="organization"
            placeholder={projects("namePlaceholder")}
            {...field("name")}
          />
          {!project && <ZoneField value={timezone} onChange={setTimezone} />}
          <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled className="self-end">
            {isPending ? t("submitting") : t("submit")}
          </Button>
        </Form>
      </Card>
      {!project && <ImportButton isAlone />}
    </section>
  );
}
