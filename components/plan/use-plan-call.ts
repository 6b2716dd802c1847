"use client";

import { useCallback } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { CallError } from "#lib/client/call.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Arguments, CallName, Output } from "#lib/contract/index.ts";

/** A write about the plan; its refusal is a notice, and then there is no answer. */
export function usePlanCall<Name extends CallName>(name: Name) {
  const { isPending, mutateAsync } = useOperation(name);
  const errorText = useErrorText();
  const send = useCallback(
    (sent: Arguments<Name>): Promise<Output<Name> | null> =>
      mutateAsync(sent).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        toast.error(errorText(error));
        return null;
      }),
    [mutateAsync, errorText],
  );
  return { busy: isPending, send };
}
