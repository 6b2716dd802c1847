"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";

/** The one act that cannot be undone: it names the account, and without one it leads there. */
export function PublishDialog({ post, onClose }: { post: { id: string; projectId: string }; onClose: () => void }) {
  const t = useTranslations("publishing.confirm");
  const errorText = useErrorText();
  const publish = useOperation("publishPost");
  const { data } = useRead("readConnection", { params: { id: post.projectId } });
  const account = data?.handle ?? null;
  const isOver = data?.state === "ended";
  const canSend = data !== undefined && account !== null && !isOver;
  const send = () =>
    publish.mutate(
      { params: { id: post.id } },
      {
        onSuccess: () => toast.success(t("started")),
        onError: (error) => toast.error(errorText(error)),
        onSettled: onClose,
      },
    );
  const text = account === null ? t("disconnected") : isOver ? t("ended", { account }) : t("text", { account });
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} {...(data && { description: text })}>
      <div className="flex flex-wrap justify-end gap-2 p-6">
        <Button onClick={onClose}>{t("cancel")}</Button>
        {data && !canSend && (
          <ButtonLink variant="primary" href={`/${post.projectId}/settings`}>
            {isOver ? t("reconnect") : t("connect")}
          </ButtonLink>
        )}
        {canSend && (
          <Button variant="primary" onClick={send} disabled={publish.isPending} focusableWhenDisabled>
            {t("submit", { account })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
