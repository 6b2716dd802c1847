"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Account } from "./profile-card.tsx";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
import { TurnOnDialog } from "./turn-on-dialog.tsx";

export function SecondStepCard({ account }: { account: Account }) {
  const t = useTranslations("account.secondStep");
  const format = useFormatter();
  const [asking, setAsking] = useState<"on" | "off" | "codes">();
  const { secondStep } = account;
  const close = () => setAsking(undefined);
  const Glyph = secondStep ? ShieldCheck : ShieldOff;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
      <div className="flex min-w-0 gap-3 text-sm">
        <Glyph aria-hidden className={`mt-0.5 size-4 shrink-0 ${secondStep ? "text-success" : "text-muted"}`} />
        {secondStep ? (
          <div className="min-w-0">
            <p className="font-medium">
              {t("isOn", { since: format.dateTime(new Date(secondStep.onSince), { dateStyle: "long" }) })}
            </p>
            <p className="text-muted">{t("codesLeft", { left: secondStep.recoveryCodesLeft })}</p>
          </div>
        ) : (
          <p className="text-muted">{t("isOff")}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {secondStep ? (
          <>
            <Button onClick={() => setAsking("codes")}>{t("renew")}</Button>
            <Button onClick={() => setAsking("off")}>{t("turnOff")}</Button>
          </>
        ) : (
          <Button onClick={() => setAsking("on")}>{t("turnOn")}</Button>
        )}
      </div>
      {asking === "on" && <TurnOnDialog hasPassword={account.hasPassword} onClose={close} />}
      {asking === "off" && <TurnOffDialog onClose={close} />}
      {asking === "codes" && <RenewCodesDialog onClose={close} />}
    </Card>
  );
}
