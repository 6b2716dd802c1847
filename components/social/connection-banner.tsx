"use client";

import { CircleAlert, LoaderCircle, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import type { Output } from "#lib/contract/index.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { useConnect } from "./use-connect.ts";

/** On every page of a project whose connection ends soon, has ended, or lacks for what is scheduled; else nothing. */
export function ConnectionBanner({ projectId }: { projectId: string }) {
  const t = useTranslations("connection.banner");
  const { data } = useRead("readConnection", { params: { id: projectId } });
  const { connect, isOpening } = useConnect(projectId);
  const text = data && textOf(data, t);
  if (!text) return null;
  const isOver = data.state !== "ending";
  const Icon = isOver ? CircleAlert : TriangleAlert;
  return (
    <div
      role={isOver ? "alert" : "status"}
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-sm md:px-8",
        isOver ? "bg-danger-soft text-danger" : "bg-warning-soft text-warning",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 text-pretty">{text}</p>
      <Button onClick={connect} disabled={isOpening} focusableWhenDisabled>
        {isOpening && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {isOpening ? t("opening") : t(data.state === "none" ? "connect" : "action")}
      </Button>
    </div>
  );
}

type Say = ReturnType<typeof useTranslations<"connection.banner">>;

function textOf({ daysLeft, handle, scheduled, state }: Output<"readConnection">, t: Say): string | null {
  if (state === "none") return scheduled > 0 ? t("none", { count: scheduled }) : null;
  if (handle === null || state === "working") return null;
  return state === "ended" ? t("ended", { handle }) : t("ending", { handle, days: daysLeft ?? 0 });
}
