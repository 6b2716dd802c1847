"use client";

import { TriangleAlert } from "lucide-react";
import type { Output } from "#lib/contract/index.ts";
import type { Part } from "#lib/domain/provider.ts";
import { useMakerFailure } from "./use-maker-failure.ts";

type NotMade = Output<"readPostDetail">["notMade"];

/** Why what was asked for again did not come, until it is asked for once more. */
export function NotMadeNote({ notMade, part }: { notMade: NotMade; part: Part }) {
  const failureText = useMakerFailure();
  if (notMade?.part !== part) return null;
  return (
    <p role="alert" className="flex gap-2 rounded-xl bg-danger-soft p-3 text-xs text-pretty text-danger">
      <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
      {failureText(notMade.failure, notMade.provider)}
    </p>
  );
}
