"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "#components/frame/use-form.ts";
import type { Project } from "#components/projects/project-card.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { roleAllows } from "#lib/domain/role.ts";

export function DeleteProject({ project }: { project: Project }) {
  const t = useTranslations("settings.delete");
  const [open, setOpen] = useState(false);
  const { data: account } = useRead("readAccount", {});
  const isAllowed = account !== undefined && roleAllows(account.workspace.role, "deleteProjects");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
      <p className="min-w-0 flex-1 text-sm text-pretty text-muted">
        {account && !isAllowed ? t("notAllowed") : t("warning")}
      </p>
      <Button variant="danger" disabled={!isAllowed} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4" />
        {t("action")}
      </Button>
      {open && <DeleteDialog project={project} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Nothing brings it back, so the name is typed. */
function DeleteDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTranslations("settings.delete");
  const router = useRouter();
  const remove = useOperation("deleteProject");
  const { field, isPending, submit, values } = useForm({
    initial: { confirm: "" },
    send: () => remove.mutateAsync({ params: { id: project.id } }),
    onDone: () => {
      toast.success(t("done", { name: project.name }));
      router.push("/projects");
    },
  });
  const isTyped = values.confirm.trim() === project.name;
  return (
    <Dialog open onOpenChange={onClose} title={t("question", { name: project.name })} description={t("consequence")}>
      <DialogForm
        cancel={t("cancel")}
        submit={isPending ? t("deleting") : t("confirm")}
        variant="danger"
        disabled={!isTyped || isPending}
        onCancel={onClose}
        onSubmit={() => isTyped && submit()}
      >
        <TextField label={t("type", { name: project.name })} autoComplete="off" {...field("confirm")} />
      </DialogForm>
    </Dialog>
  );
}
