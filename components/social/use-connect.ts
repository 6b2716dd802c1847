"use client";

import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** Takes the person to the social network's own page, from which they come back to the settings. */
export function useConnect(projectId: string) {
  const errorText = useErrorText();
  const begin = useOperation("beginConnect");
  const connect = () =>
    begin.mutate(
      { params: { id: projectId } },
      {
        onSuccess: ({ url }) => window.location.assign(url),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return { connect, isOpening: begin.isPending };
}
