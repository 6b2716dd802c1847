"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

export function SessionsCard() {
  const t = useTranslations("account.sessions");
  const common = useTranslations("account");
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const end = useOperation("endSessions");
  const send = () =>
    end.mutate(
      {},
      {
        onSuccess: () => window.location.assign("/login"),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
      <p className="min-w-0 flex-1 text-sm text-pretty text-muted">{t("warning")}</p>
      <Button onClick={() => setAsking(true)}>
        <LogOut aria-hidden className="size-4" />
        {t("action")}
      </Button>
      {asking && (
        <Dialog open onOpenChange={setAsking} title={t("question")} description={t("consequence")}>
          <div className="flex justify-end gap-2 p-6">
            <Button onClick={() => setAsking(false)}>{common("cancel")}</Button>
            <Button variant="danger" onClick={send} disabled={end.isPending} focusableWhenDisabled>
              {end.isPending ? t("leaving") : t("confirm")}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
