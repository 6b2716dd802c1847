"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { call, CallError } from "#lib/client/call.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { PASSKEY_NAME_MAX } from "#lib/domain/limits.ts";
import type { Account } from "./profile-card.tsx";

/** A name, the proof that it is still they, and then the browser's own question. */
export function AddPasskeyDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("account.passkeys");
  const common = useTranslations("account");
  const add = useOperation("addPasskey");
  const [hasFailed, setHasFailed] = useState(false);
  const isByCode = account.secondStep !== null;
  const needsProof = isByCode || account.hasPassword;
  const { field, isPending, submit } = useForm({
    initial: { name: "", proof: "" },
    check: ({ name, proof }) => ({
      name: name.trim() === "" ? t("nameRequired") : undefined,
      proof: needsProof && proof === "" ? t("proofRequired") : undefined,
    }),
    send: async ({ name, proof }) => {
      setHasFailed(false);
      try {
        const answer = await make(proof);
        await add.mutateAsync({ body: { name: name.trim(), answer } });
      } catch (error) {
        if (error instanceof CallError) throw error;
        setHasFailed(true);
        return;
      }
      toast.success(t("added"));
      onClose();
    },
    refusalAt: "proof",
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("add")} description={t("lead")}>
      <DialogForm
        cancel={common("cancel")}
        submit={isPending ? t("creating") : t("create")}
        disabled={isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField label={t("name")} hint={t("nameHint")} maxLength={PASSKEY_NAME_MAX} {...field("name")} />
        {needsProof && (
          <TextField
            label={t(isByCode ? "code" : "password")}
            type={isByCode ? "text" : "password"}
            autoComplete={isByCode ? "one-time-code" : "current-password"}
            {...field("proof")}
          />
        )}
        {hasFailed && (
          <p role="alert" className="text-sm text-pretty text-danger">
            {t("failed")}
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
}

async function make(proof: string): Promise<string> {
  const optionsJSON = await call("beginPasskey", { body: { proof } });
  const { startRegistration } = await import("@simplewebauthn/browser");
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
