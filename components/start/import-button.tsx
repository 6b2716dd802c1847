"use client";

import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** For an owner whose workspace is empty: nobody else can import. Alone on a page it says whom it is for. */
export function ImportButton({ isAlone = false }: { isAlone?: boolean }) {
  const t = useTranslations("importing");
  const { data: account } = useRead("readAccount", {});
  const { data: listed } = useRead("listProjects", {});
  const [asking, setAsking] = useState(false);
  const isEmpty = listed?.projects.length === 0;
  if (!account || !roleAllows(account.workspace.role, "importWork") || (!isEmpty && !asking)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {isAlone && <p className="text-sm text-muted">{t("ask")}</p>}
      <Button onClick={() => setAsking(true)}>
        <Upload aria-hidden className="size-4" />
        {t("action")}
      </Button>
      {asking && <ImportDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
