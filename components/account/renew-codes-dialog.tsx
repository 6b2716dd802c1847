"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOperation } from "#lib/client/use-operation.ts";
import { CodeDialog } from "./code-dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account.secondStep");
  const renew = useOperation("renewRecoveryCodes");
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <CodeDialog
      title={t("renew")}
      text={t("renewText")}
      act={t("make")}
      send={(code) => renew.mutateAsync({ body: { code } })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
