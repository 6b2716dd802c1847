"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { useDay } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

export function CancelDialog({
  answer: { plan },
  billing,
  onClose,
}: {
  answer: PlanAnswer;
  billing: BillingAnswer;
  onClose: () => void;
}) {
  const t = useTranslations("plan.cancel");
  const day = useDay();
  const { busy, send } = usePlanCall("cancelPlan");
  const end = plan?.currentPeriodEnd;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={billing.due || !end ? t("now") : t("atEnd", { date: day(end) })}
    >
      <ul className="flex list-disc flex-col gap-1 px-6 pt-3 pl-10 text-sm text-muted">
        <li>{t("posts")}</li>
        <li>{t("credits")}</li>
        <li>{t("packs")}</li>
      </ul>
      <div className="flex justify-end gap-2 p-6">
        <Button onClick={onClose}>{t("keep")}</Button>
        <Button
          variant="danger"
          disabled={busy}
          onClick={async () => {
            const done = await send({});
            if (done) toast.success(t("done"));
            onClose();
          }}
        >
          {t("confirm")}
        </Button>
      </div>
    </Dialog>
  );
}
