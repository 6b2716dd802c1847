"use client";

import { Fingerprint, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { EraseDialog } from "#components/frame/erase-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import type { Account } from "./profile-card.tsx";

type Passkey = Account["passkeys"][number];

export function PasskeysCard({ account }: { account: Account }) {
  const t = useTranslations("account.passkeys");
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const remove = useOperation("removePasskey");
  return (
    <Card>
      {account.passkeys.length > 0 && (
        <ul className="divide-y border-b">
          {account.passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
        <p className="text-sm text-muted">{account.passkeys.length === 0 && t("none")}</p>
        <Button onClick={() => setIsAdding(true)}>{t("add")}</Button>
      </div>
      {isAdding && <AddPasskeyDialog account={account} onClose={() => setIsAdding(false)} />}
      {removed && (
        <EraseDialog
          title={t("confirm.title", { name: removed.name })}
          text={t("confirm.text")}
          words={{ keep: t("confirm.keep"), erase: t("remove"), erasing: t("removing"), erased: t("removed") }}
          send={() => remove.mutateAsync({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}

function Line({ passkey: { createdAt, lastUsedAt, name }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslations("account.passkeys");
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Fingerprint aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{name}</p>
        <p className="text-muted">
          {t("created", { date: day(createdAt) })} ·{" "}
          {lastUsedAt === null ? t("unused") : t("used", { date: day(lastUsedAt) })}
        </p>
      </div>
      <Button variant="ghost" aria-label={t("removeOf", { name })} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
