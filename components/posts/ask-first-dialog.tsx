"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { acceptNoAccount, askFirst, type Question } from "./ask-first.ts";

export function AskFirstDialog({ question: { go, noAccount, projectId, taken } }: { question: Question }) {
  const t = useTranslations("posts.ask");
  const close = () => askFirst(null);
  const confirm = () => {
    close();
    if (noAccount) acceptNoAccount(projectId);
    go();
  };
  return (
    <Dialog open onOpenChange={close} title={t(taken === null ? "accountTitle" : "takenTitle")}>
      <div className="flex flex-col gap-5 p-6">
        {taken !== null && <p className="text-sm text-pretty">{t("taken", { theme: taken })}</p>}
        {noAccount && (
          <p className="text-sm text-pretty">
            {t("noAccount")}{" "}
            <Link href={`/${projectId}/settings`} onClick={close} className="font-medium text-accent-ink underline">
              {t("connect")}
            </Link>
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={close}>{t("back")}</Button>
          <Button variant="primary" onClick={confirm}>
            {t("anyway")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
