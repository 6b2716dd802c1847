"use client";

import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type Key = Output<"listKeys">["keys"][number];

export function KeyTable({ keys }: { keys: Key[] }) {
  const t = useTranslations("keys");
  const format = useFormatter();
  const now = useNow();
  const [revoking, setRevoking] = useState<Key | null>(null);
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric" });
  const lastUse = ({ lastUsedAt }: Key) =>
    lastUsedAt === null ? t("never") : format.relativeTime(new Date(lastUsedAt), now);
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left text-sm">
        <thead className="sr-only text-xs whitespace-nowrap text-muted md:not-sr-only md:border-b">
          <tr className="md:*:px-4 md:*:py-2.5 md:*:font-medium">
            <th scope="col">{t("columns.name")}</th>
            <th scope="col">{t("columns.prefix")}</th>
            <th scope="col">{t("columns.maker")}</th>
            <th scope="col">{t("columns.lastUse")}</th>
            <th scope="col">
              <span className="sr-only">{t("columns.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {keys.map((key) => (
            <tr key={key.id} className="*:px-4 *:py-3">
              <td className="w-full">
                <p className="font-medium [overflow-wrap:anywhere]">{key.name}</p>
                <p className="text-xs text-muted">{t("created", { date: day(key.createdAt) })}</p>
                <p className="pt-1 text-xs text-muted md:hidden">
                  <code className="font-mono">{key.prefix}…</code> · {key.createdBy} · {lastUse(key)}
                </p>
              </td>
              <td className="hidden whitespace-nowrap md:table-cell">
                <code className="font-mono text-xs text-muted">{key.prefix}…</code>
              </td>
              <td className="hidden whitespace-nowrap text-muted md:table-cell">{key.createdBy}</td>
              <td className="hidden whitespace-nowrap text-muted md:table-cell">{lastUse(key)}</td>
              <td className="text-right">
                <Button onClick={() => setRevoking(key)} aria-label={t("revokeOf", { name: key.name })}>
                  {t("revoke")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: Key; onClose: () => void }) {
  const t = useTranslations("keys");
  const errorText = useErrorText();
  const revoke = useOperation("revokeKey");
  const send = () =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.success(t("revoked", { name }));
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title={t("revokeTitle", { name })} description={t("revokeText")}>
      <div className="flex flex-col gap-4 p-6">
        {revoke.error && <Notice>{errorText(revoke.error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" onClick={send} disabled={revoke.isPending} focusableWhenDisabled>
            {revoke.isPending ? t("revoking") : t("revoke")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
