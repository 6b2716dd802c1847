"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Card, Section } from "#components/ui/card.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.ts";
import type { Autopilot, Changes } from "./use-autopilot.ts";

export function OptionsCard({ autopilot, changes }: { autopilot: Autopilot; changes: Changes }) {
  const t = useTranslations("autopilot.options");
  const saved = () => toast.success(t("saved"));
  return (
    <Section title={t("title")}>
      <Card className="divide-y">
        <div className="p-4">
          <Switch
            label={t("approval")}
            hint={t("approvalHint")}
            checked={autopilot.requiresApproval}
            onChange={(requiresApproval) => changes.update({ requiresApproval }, saved)}
          />
        </div>
        <div className="flex flex-col gap-3 p-4">
          <Switch
            label={t("report")}
            hint={t("reportHint")}
            checked={autopilot.emailReport}
            onChange={(emailReport) => changes.update({ emailReport }, saved)}
          />
          <Link
            href="/outbox"
            className="flex min-h-6 items-center gap-1.5 self-start text-xs font-medium text-accent-ink underline-offset-2 hover:underline"
          >
            <Mail aria-hidden className="size-3.5" />
            {t("outbox")}
          </Link>
        </div>
      </Card>
    </Section>
  );
}
