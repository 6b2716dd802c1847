"use client";

import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { ImportDialog } from "./import-dialog.tsx";

/** For an owner whose workspace is empty: nobody else can import. */
export function ImportButton() {
  const t = useTranslations("importing");
  const { data: account } = useRead("readAccount", {});
  const { data: listed } = useRead("listProjects", {});
  const [asking, setAsking] = useState(false);
  const isEmpty = listed?.projects.length === 0;
  if (!account || !roleAllows(account.workspace.role, "importWork") || (!isEmpty && !asking)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Upload aria-hidden className="size-4" />
        {t("action")}
      </Button>
      {asking && <ImportDialog onClose={() => setAsking(false)} />}
    </>
  );
}
