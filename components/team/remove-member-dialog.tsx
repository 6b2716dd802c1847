"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/entry/notice.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Member } from "./team.ts";

export function RemoveMemberDialog({
  member,
  isSelf,
  isLastOwner,
  onClose,
}: {
  member: Member;
  isSelf: boolean;
  isLastOwner: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("team");
  const errorText = useErrorText();
  const remove = useOperation("removeMember");
  const words = isSelf ? ("leave" as const) : ("remove" as const);
  const send = () =>
    remove.mutate(
      { params: { id: member.id } },
      {
        onSuccess: () => {
          if (isSelf) window.location.assign("/");
          else toast.success(t("remove.done", { name: member.name }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`${words}.question`, { name: member.name })}
      description={isLastOwner ? t("leave.lastOwner") : t(`${words}.text`)}
    >
      <div className="flex flex-col gap-4 p-6">
        {remove.error && <Notice>{errorText(remove.error)}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          {!isLastOwner && (
            <Button variant="danger" onClick={send} disabled={remove.isPending} focusableWhenDisabled>
              {t(`${words}.action`)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
