"use client";

import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useIdle } from "#components/frame/use-idle.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { useRead } from "#lib/client/use-operation.ts";

/** On every page of a project whose connection ends soon or has ended; nothing otherwise. */
export function ConnectionBanner({ projectId }: { projectId: string }) {
  const t = useTranslations("connection.banner");
  const isIdle = useIdle();
  const { data } = useRead("readConnection", { params: { id: projectId } }, { enabled: isIdle });
  if (!data || data.handle === null || (data.state !== "ending" && data.state !== "ended")) return null;
  const isOver = data.state === "ended";
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
      <p className="min-w-0 flex-1 text-pretty">
        {isOver ? t("ended", { handle: data.handle }) : t("ending", { handle: data.handle, days: data.daysLeft ?? 0 })}
      </p>
      <ButtonLink href={`/${projectId}/settings`}>{t("action")}</ButtonLink>
    </div>
  );
}
