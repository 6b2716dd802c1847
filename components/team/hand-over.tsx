"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { CopyField } from "#components/ui/copy-field.tsx";
import { Dialog } from "#components/ui/dialog.tsx";

/** An invite's link, where no mail takes it to the person. */
export function HandOver({ email, link, onClose }: { email: string; link: string; onClose: () => void }) {
  const t = useTranslations("team.invite.handOver");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("text", { email })}>
      <div className="flex flex-col gap-5 p-6">
        <CopyField label={t("link")} value={link} />
        <Button variant="primary" onClick={onClose} className="self-end">
          {t("done")}
        </Button>
      </div>
    </Dialog>
  );
}
