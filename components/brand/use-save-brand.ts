"use client";

import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useAutosave } from "#components/ui/use-autosave.ts";
import type { CallError } from "#lib/client/call.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Arguments } from "#lib/contract/index.ts";

export type BrandEdit = NonNullable<Arguments<"updateBrand">["body"]>;

export function useSaveBrand(projectId: string) {
  const errorText = useErrorText();
  const { mutateAsync } = useOperation("updateBrand");
  return useAutosave(
    (body: BrandEdit) => mutateAsync({ params: { id: projectId }, body }),
    // A write fails by its call alone.
    (error) => toast.error(errorText(error as CallError)),
  );
}
