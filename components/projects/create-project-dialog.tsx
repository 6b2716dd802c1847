"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { NameForm } from "./name-form.tsx";
import type { Project } from "./project-card.tsx";
import { useZoneChoice } from "./use-own-zone.ts";
import { ZoneField } from "./zone-field.tsx";

export function CreateProjectDialog({
  open,
  canCreateMore,
  limit,
  onClose,
  onCreated,
}: {
  open: boolean;
  canCreateMore: boolean;
  limit: number;
  onClose: () => void;
  onCreated: (project: Project) => void;
}) {
  const t = useTranslations("projects");
  if (!canCreateMore) {
    return (
      <Dialog open={open} onOpenChange={onClose} title={t("limit.title")} description={t("limit.text", { limit })}>
        <div className="flex justify-end gap-2 p-6">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <ButtonLink href="/plan" variant="primary">
            {t("limit.action")}
          </ButtonLink>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={t("createTitle")} description={t("createText")}>
      <CreateForm onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function CreateForm({ onClose, onCreated }: { onClose: () => void; onCreated: (project: Project) => void }) {
  const t = useTranslations("projects");
  const create = useOperation("createProject");
  const [timezone, setTimezone] = useZoneChoice();
  return (
    <NameForm
      initial=""
      submit={t("submit")}
      submitting={t("submitting")}
      send={(name) => create.mutateAsync({ body: { name, timezone } })}
      onDone={(project) => {
        onCreated(project);
        onClose();
        toast.success(t("created", { name: project.name }));
      }}
      onCancel={onClose}
    >
      <ZoneField value={timezone} onChange={setTimezone} />
    </NameForm>
  );
}
