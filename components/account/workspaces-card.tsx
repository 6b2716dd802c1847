"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { keepCookie } from "#components/frame/cookie.ts";
import { Card } from "#components/ui/card.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import type { Account } from "./profile-card.tsx";

export function WorkspacesCard({ account }: { account: Account }) {
  const t = useTranslations("account.workspaces");
  const choose = (id: string) => {
    keepCookie("pauta.workspace", id);
    // A whole new document: nothing of the other workspace stays in memory.
    window.location.assign("/");
  };
  return (
    <Card className="overflow-hidden">
      <RadioGroup
        aria-label={t("label")}
        value={account.workspace.id}
        onValueChange={choose}
        className="flex flex-col divide-y"
      >
        {account.workspaces.map(({ id, name }) => (
          <Radio.Root
            key={id}
            value={id}
            nativeButton
            render={<button type="button" aria-label={name} />}
            className="flex items-center gap-3 px-4 py-3 text-left hover:bg-hover focus-visible:outline-offset-[-2px]"
          >
            <Monogram id={id} name={name} size="xs" />
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{name}</span>
            <Radio.Indicator>
              <Check aria-hidden className="size-4 text-accent-ink" />
            </Radio.Indicator>
          </Radio.Root>
        ))}
      </RadioGroup>
    </Card>
  );
}
