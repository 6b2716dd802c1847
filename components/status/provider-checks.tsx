"use client";

import { CircleAlert, CircleCheck, LoaderCircle, Zap } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type Providers = Output<"readStatus">["providers"];
type Own = Output<"readProviders">["parts"][number]["own"];
type Checked = Output<"checkProviders">["trials"][number];

/** Who makes what; whether they really do is asked at a press alone, since they count each question. */
export function ProviderChecks({ providers }: { providers: Providers }) {
  const t = useTranslations("status.providers");
  const errorText = useErrorText();
  const check = useOperation("checkProviders");
  const { data: makers } = useRead("readProviders", {});
  const isAskable = makers?.parts.some(({ installed, own }) => own !== null || installed !== null) ?? false;
  return (
    <Section
      title={t("title")}
      description={t("text")}
      aside={
        isAskable && (
          <Button onClick={() => check.mutate({})} disabled={check.isPending} focusableWhenDisabled>
            {check.isPending ? (
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
            ) : (
              <Zap aria-hidden className="size-4" />
            )}
            {t(check.isPending ? "asking" : "ask")}
          </Button>
        )
      }
    >
      {check.error && <p className="text-sm text-danger">{errorText(check.error)}</p>}
      <Card>
        <dl className="divide-y">
          {providers.map((provider) => (
            <Row
              key={provider.part}
              provider={provider}
              own={makers?.parts.find(({ part }) => part === provider.part)?.own ?? null}
              checked={check.data?.trials.find(({ part }) => part === provider.part)}
            />
          ))}
        </dl>
      </Card>
    </Section>
  );
}

function Row({
  provider: { answers, isOurs, name, part },
  own,
  checked,
}: {
  provider: Providers[number];
  /** the workspace's, which counts before the installation's */
  own: Own;
  checked: Checked | undefined;
}) {
  const t = useTranslations("status");
  const words = useTranslations("providers");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <dt className="w-40 text-sm font-medium">{t(`providers.parts.${part}`)}</dt>
      <dd className="min-w-40 flex-1 text-sm wrap-anywhere text-muted">
        {own ? `${words(`vendors.${own.vendor}.name`)} · ${own.model}` : isOurs ? t("providers.ours") : name}
        {checked?.problem && <span className="block text-danger">{words(`problems.${checked.problem}`)}</span>}
        {checked?.detail && (
          <span className="block text-xs">
            {words("said")} <q>{checked.detail}</q>
          </span>
        )}
      </dd>
      <dd>
        {checked ? (
          <State ok={checked.problem === null}>
            {t(checked.problem === null ? "providers.works" : "providers.fails")}
          </State>
        ) : own ? (
          <Badge>{t("providers.unasked")}</Badge>
        ) : (
          <State ok={answers}>{t(answers ? "answers" : "silentPart")}</State>
        )}
      </dd>
    </div>
  );
}

const State = ({ ok, children }: { ok: boolean; children: string }) => (
  <Badge tone={ok ? "success" : "danger"} icon={ok ? CircleCheck : CircleAlert}>
    {children}
  </Badge>
);
