"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Card } from "#components/ui/card.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { FixedNote } from "./fixed-note.tsx";

export function SignUpCard({ signUp: { isFixed, isOpen } }: { signUp: Output<"readInstallation">["signUp"] }) {
  const t = useTranslations("installation.signUp");
  const errorText = useErrorText();
  const open = useOperation("openSignUp");
  const change = (next: boolean) =>
    open.mutate(
      { body: { isOpen: next } },
      {
        onSuccess: () => toast.success(t(next ? "opened" : "closed")),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <Switch
        label={t("label")}
        hint={t("hint")}
        checked={open.isPending ? open.variables.body.isOpen : isOpen}
        disabled={isFixed}
        onChange={change}
      />
      {isFixed && <FixedNote variable="SIGNUP" />}
    </Card>
  );
}
