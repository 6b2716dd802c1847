"use client";

import { useTranslations } from "next-intl";
import { toast } from "#components/ui/toast.ts";
import { call } from "#lib/client/call.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { useResuming } from "./use-resuming.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const resuming = useResuming();
  const end = () => {
    toast.success(t("off"));
    onClose();
  };
  return (
    <CodeDialog
      title={t("turnOff")}
      text={t("offText")}
      act={t("turnOff")}
      variant="danger"
      send={(code) => resuming(call("turnOffSecondStep", { body: { code } }))}
      onDone={end}
      onClose={onClose}
    />
  );
}
