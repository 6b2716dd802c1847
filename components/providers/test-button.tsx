"use client";

import { LoaderCircle, Zap } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Part } from "#lib/domain/provider.ts";
import type { Body } from "./provider.ts";

/** A test of these settings; with others its result is none of theirs. */
export function useTrial(part: Part, body: Body) {
  const errorText = useErrorText();
  const test = useOperation("tryProvider");
  const isOfThese = JSON.stringify(test.variables?.body) === JSON.stringify(body);
  return {
    run: () => test.mutateAsync({ params: { part }, body }),
    isPending: test.isPending,
    result: isOfThese && !test.isPending ? test.data : undefined,
    refusal: isOfThese && test.error ? errorText(test.error) : undefined,
  };
}

export function TestButton({
  trial: { isPending, result, run },
  disabled,
}: {
  trial: ReturnType<typeof useTrial>;
  disabled: boolean;
}) {
  const t = useTranslations("providers");
  const Icon = isPending ? LoaderCircle : Zap;
  return (
    <Button disabled={disabled || isPending} focusableWhenDisabled onClick={() => void run().catch(() => undefined)}>
      <Icon aria-hidden className={isPending ? "size-4 animate-spin" : "size-4"} />
      {t(isPending ? "testing" : result ? "again" : "test")}
    </Button>
  );
}
