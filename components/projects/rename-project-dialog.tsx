"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { NameForm } from "./name-form.tsx";
import type { Project } from "./project-card.tsx";

export function RenameProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTranslations("projects");
  const errorText = useErrorText();
  const rename = useOperation("renameProject");
  const params = { id: project.id };
  const restore = () =>
    rename.mutate({ params, body: { name: project.name } }, { onError: (error) => toast.error(errorText(error)) });
  const done = ({ name }: Project) => {
    onClose();
    if (name !== project.name)
      toast.success(t("renamed", { name }), { action: { label: t("undo"), onClick: restore } });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t("renameTitle")} description={t("renameText")}>
      <NameForm
        initial={project.name}
        submit={t("save")}
        submitting={t("saving")}
        send={async (name) => (name === project.name ? project : rename.mutateAsync({ params, body: { name } }))}
        onDone={done}
        onCancel={onClose}
      />
    </Dialog>
  );
}
