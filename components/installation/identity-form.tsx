"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EraseDialog } from "#components/frame/erase-dialog.tsx";
import { useForm } from "#components/frame/use-form.ts";
import { worded } from "#components/frame/worded.ts";
import { CopyField } from "#components/ui/copy-field.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { IDENTITY_PROVIDER_MAX } from "#lib/domain/limits.ts";
import { bodyOf, hintOf, type OwnProvider, problemsOf, valuesOf } from "./identity-provider.ts";
import { KeptActions } from "./kept-actions.tsx";

/** By whom people sign in from now on; it is asked before it is kept. */
export function IdentityForm({ own, callbackUrl }: { own: OwnProvider | null; callbackUrl: string }) {
  const t = useTranslations("installation.identity");
  const [isRemoving, setIsRemoving] = useState(false);
  const save = useOperation("saveIdentityProvider");
  const remove = useOperation("removeIdentityProvider");
  const { field, isDirty, isPending, submit, values } = useForm({
    initial: valuesOf(own),
    check: (given) => worded(problemsOf(given, own), t),
    send: (given) => save.mutateAsync({ body: bodyOf(given) }),
    refusalAt: "issuer",
    onDone: () => toast.success(t("saved")),
  });
  const hint = hintOf(values, own);
  const plain = { autoComplete: "off", spellCheck: false } as const;
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5 border-t p-4 sm:p-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t("callback")}</p>
        <CopyField label={t("callback")} value={callbackUrl} />
        <p className="text-xs text-muted">{t("callbackHint")}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("issuer")} {...plain} label={t("issuer")} hint={t("issuerHint")} inputMode="url" />
        <TextField
          {...field("name")}
          {...plain}
          label={t("name")}
          hint={t("nameHint")}
          maxLength={IDENTITY_PROVIDER_MAX.name}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("client")} {...plain} label={t("client")} />
        <TextField
          {...field("clientSecret")}
          {...plain}
          label={t("clientSecret")}
          type="password"
          autoComplete="new-password"
          placeholder={hint === "secretStays" ? "••••••••" : undefined}
          hint={hint === null ? undefined : t(hint)}
        />
      </div>
      <KeptActions
        words={{ remove: t("remove"), save: t("save"), saving: t("saving") }}
        isDirty={isDirty}
        isPending={isPending}
        onRemove={own && (() => setIsRemoving(true))}
      />
      {isRemoving && own && (
        <EraseDialog
          title={t("confirm.title", { name: own.name })}
          text={t("confirm.text")}
          words={{ keep: t("confirm.keep"), erase: t("remove"), erasing: t("removing"), erased: t("removed") }}
          send={() => remove.mutateAsync({})}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Form>
  );
}
