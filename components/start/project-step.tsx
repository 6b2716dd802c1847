"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { NAME_MAX, nameProblem } from "#components/projects/name-field.ts";
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
  const errorText = useErrorText();
  const { project, choose } = useCurrentProject();
  const create = useOperation("createProject");
  const rename = useOperation("renameProject");
  const [name, setName] = useState(project?.name ?? "");
  const [timezone, setTimezone] = useZoneChoice();
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);
  const isBusy = create.isPending || rename.isPending;
  const refusal = create.error ?? rename.error;
  const send = () => {
    setTried(true);
    if (problem !== undefined) return;
    const body = { name: name.trim() };
    if (project) rename.mutate({ params: { id: project.id }, body }, { onSuccess: onDone });
    else {
      create.mutate(
        { body: { ...body, timezone } },
        {
          onSuccess: ({ id }) => {
            choose(id);
            onDone();
          },
        },
      );
    }
  };
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      <Card>
        <Form onSubmit={send} className="flex flex-col gap-5 p-4 sm:p-5">
          <TextField
            label={projects("name")}
            name="name"
            autoComplete="organization"
            placeholder={projects("namePlaceholder")}
            value={name}
            onValueChange={setName}
            error={
              tried && problem !== undefined
                ? projects(problem, { max: NAME_MAX })
                : refusal
                  ? errorText(refusal)
                  : undefined
            }
          />
          {!project && <ZoneField value={timezone} onChange={setTimezone} />}
          <Button type="submit" variant="primary" disabled={isBusy} focusableWhenDisabled className="self-end">
            {isBusy ? t("submitting") : t("submit")}
          </Button>
        </Form>
      </Card>
      {!project && <ImportButton isAlone />}
    </section>
  );
}
