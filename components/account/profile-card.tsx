"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { toast } from "#components/ui/toast.ts";
import { RowForm } from "#components/ui/row-form.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { characters } from "#lib/domain/text.ts";
import { NAME_MAX } from "#lib/domain/limits.ts";
import { EmailDialog } from "./email-dialog.tsx";

export type Account = Output<"readAccount">;

export function ProfileCard({ account }: { account: Account }) {
  const t = useTranslations("account");
  const router = useRouter();
  const update = useOperation("updateAccount");
  const [changing, setChanging] = useState(false);
  const { field, isDirty, isPending, isRight, submit } = useForm({
    initial: { name: account.name },
    check: ({ name }) => ({
      name:
        name.trim() === ""
          ? t("profile.nameRequired")
          : characters(name) > NAME_MAX
            ? t("profile.nameTooLong", { max: NAME_MAX })
            : undefined,
    }),
    isEager: true,
    send: ({ name }) => update.mutateAsync({ body: { name: name.trim() } }),
    onDone: () => {
      toast.success(t("saved"));
      // The frame shows the name too.
      router.refresh();
    },
  });
  return (
    <Card>
      <RowForm
        submit={isPending ? t("saving") : t("save")}
        disabled={!isDirty || !isRight || isPending}
        onSubmit={submit}
      >
        <TextField label={t("profile.name")} autoComplete="name" hint={t("profile.nameHint")} {...field("name")} />
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
