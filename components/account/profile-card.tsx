"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { RowForm } from "#components/ui/row-form.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { characters } from "#lib/domain/text.ts";
import { EmailDialog } from "./email-dialog.tsx";

export type Account = Output<"readAccount">;

const NAME_MAX = 80;

export function ProfileCard({ account }: { account: Account }) {
  const t = useTranslations("account");
  const errorText = useErrorText();
  const router = useRouter();
  const update = useOperation("updateAccount");
  const [name, setName] = useState(account.name);
  const [changing, setChanging] = useState(false);
  const isSame = name.trim() === account.name;
  const problem =
    name.trim() === "" ? "nameRequired" : characters(name) > NAME_MAX ? ("nameTooLong" as const) : undefined;
  const save = () => {
    if (problem !== undefined || isSame) return;
    update.mutate(
      { body: { name: name.trim() } },
      {
        onSuccess: () => {
          toast.success(t("saved"));
          // The frame shows the name too.
          router.refresh();
        },
      },
    );
  };
  const refusal = update.error ? errorText(update.error) : undefined;
  return (
    <Card>
      <RowForm
        submit={update.isPending ? t("saving") : t("save")}
        disabled={isSame || problem !== undefined || update.isPending}
        onSubmit={save}
      >
        <TextField
          label={t("profile.name")}
          name="name"
          autoComplete="name"
          value={name}
          onValueChange={setName}
          hint={t("profile.nameHint")}
          error={problem === undefined ? refusal : t(`profile.${problem}`, { max: NAME_MAX })}
        />
      </RowForm>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t p-4 sm:px-5">
        <div className="min-w-0">
          <p className="text-sm font-medium">{t("profile.email")}</p>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">{account.email}</p>
        </div>
        <Button onClick={() => setChanging(true)}>{t("email.change")}</Button>
      </div>
      {changing && <EmailDialog hasPassword={account.hasPassword} onClose={() => setChanging(false)} />}
    </Card>
  );
}
