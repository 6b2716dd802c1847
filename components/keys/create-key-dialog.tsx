"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyField } from "#components/ui/copy-field.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { KEY_NAME_MAX } from "#lib/domain/limits.ts";
import { characters } from "#lib/domain/text.ts";

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("keys");
  const create = useOperation("createKey");
  const { answer, field, isPending, submit } = useForm({
    initial: { name: "" },
    check: ({ name }) => ({
      name:
        name.trim() === ""
          ? t("nameRequired")
          : characters(name) > KEY_NAME_MAX
            ? t("nameTooLong", { max: KEY_NAME_MAX })
            : undefined,
    }),
    send: ({ name }) => create.mutateAsync({ body: { name: name.trim() } }),
  });
  if (answer) return <Secret secret={answer.secret} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t("createTitle")} description={t("createText")}>
      <DialogForm
        cancel={t("cancel")}
        submit={isPending ? t("submitting") : t("submit")}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField label={t("name")} autoComplete="off" placeholder={t("namePlaceholder")} {...field("name")} />
      </DialogForm>
    </Dialog>
  );
}

/** Only its own button closes this: a stray click would lose what is never shown again. */
function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("keys");
  return (
    <Dialog open onOpenChange={() => undefined} title={t("onceTitle")} description={t("onceText")}>
      <div className="flex flex-col gap-5 p-6">
        <CopyField label={t("secret")} value={secret} />
        <Button variant="primary" onClick={onClose} className="self-end">
          {t("done")}
        </Button>
      </div>
    </Dialog>
  );
}
