"use client";

import { KeyRound, Lock, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Role } from "#lib/domain/role.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeyTable } from "./key-table.tsx";

export function KeysPage({ role }: { role: Role }) {
  const t = useTranslations("keys");
  const isAllowed = roleAllows(role, "manageKeys");
  const { data, error, refetch } = useRead("listKeys", {}, { enabled: isAllowed });
  const [creating, setCreating] = useState(false);
  const mayCreate = data?.planIncludesApi === true;
  const createButton = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden className="size-4" />
      {t("create")}
    </Button>
  );
  return (
    <Page title={t("title")} lead={t("lead")} actions={mayCreate && data.keys.length > 0 && createButton}>
      {!isAllowed && (
        <EmptyState art={<IconTile icon={Lock} />} title={t("notAllowed.title")} text={t("notAllowed.text")} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {isAllowed && !data && !error && (
        <div aria-busy className="flex flex-col gap-2">
          <Skeleton className="h-10 rounded-xl" />
          <Skeleton className="h-14 rounded-xl" />
          <Skeleton className="h-14 rounded-xl" />
        </div>
      )}
      {data && !data.planIncludesApi && (
        <EmptyState art={<IconTile icon={KeyRound} />} title={t("upgrade.title")} text={t("upgrade.text")}>
          <ButtonLink href="/plan" variant="primary">
            {t("upgrade.action")}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.keys.length > 0 && (
        <div className="flex flex-col gap-3">
          {!data.planIncludesApi && <p className="text-sm text-muted">{t("upgrade.kept")}</p>}
          <KeyTable keys={data.keys} />
        </div>
      )}
      {mayCreate && data.keys.length === 0 && (
        <EmptyState art={<IconTile icon={KeyRound} />} title={t("empty.title")} text={t("empty.text")}>
          {createButton}
        </EmptyState>
      )}
      {creating && <CreateKeyDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
