"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Notice } from "#components/entry/notice.tsx";
import { Page } from "#components/frame/page.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { toast } from "#components/ui/toast.ts";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { useOperation } from "#lib/client/use-operation.ts";

/** A button, because programs that look into mails open every link of them. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useTranslations("account.email");
  const errorText = useErrorText();
  const router = useRouter();
  const confirm = useOperation("confirmEmail");
  const send = () =>
    confirm.mutate(
      { body: { token } },
      {
        onSuccess: ({ email }) => {
          toast.success(t("confirmed", { email }));
          router.replace("/account");
          router.refresh();
        },
      },
    );
  return (
    <Page title={t("confirmTitle")}>
      {confirm.error && <Notice>{errorText(confirm.error)}</Notice>}
      <EmptyState art={<IconTile icon={MailCheck} />} title={t("confirmTitle")} text={t("confirmText")}>
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href="/account">{t("back")}</ButtonLink>
          <Button variant="primary" onClick={send} disabled={confirm.isPending} focusableWhenDisabled>
            {confirm.isPending ? t("confirming") : t("confirm")}
          </Button>
        </div>
      </EmptyState>
    </Page>
  );
}
