"use client";

import { AtSign, CircleCheck, CircleDashed, Ellipsis, PencilLine } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Menu, MenuItem } from "#components/ui/menu.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Output } from "#lib/contract/index.ts";
import { Score } from "./score.tsx";

export type Project = Output<"listProjects">["projects"][number];

export function ProjectCard({
  project,
  current,
  onChoose,
  onRename,
}: {
  project: Project;
  current: boolean;
  onChoose: () => void;
  onRename: () => void;
}) {
  const t = useTranslations("projects");
  const format = useFormatter();
  const date = format.dateTime(new Date(project.createdAt), { day: "numeric", month: "short", year: "numeric" });
  return (
    <Card className="flex flex-col overflow-hidden transition-shadow hover:shadow-pop">
      <Score id={project.id} className="h-16" />
      <div className="flex flex-1 flex-col gap-4 px-4 pb-3.5">
        <div className="-mt-6 flex rounded-[15px] p-1 bg-surface self-start -ml-1">
          <Monogram inverted size="lg" id={project.id} name={project.name} />
        </div>
        <div className="-mt-2 flex flex-1 items-start justify-between gap-2">
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-base font-semibold text-pretty [overflow-wrap:anywhere]">{project.name}</h2>
            <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
              {project.social ? (
                <>
                  <AtSign aria-hidden className="size-3.5 shrink-0 text-success" />
                  <span className="truncate">{project.social}</span>
                </>
              ) : (
                <>
                  <CircleDashed aria-hidden className="size-3.5 shrink-0" />
                  {t("disconnected")}
                </>
              )}
            </p>
          </div>
          <Menu
            align="end"
            trigger={
              <Button variant="ghost" size="icon" aria-label={t("actions", { name: project.name })}>
                <Ellipsis aria-hidden className="size-4" />
              </Button>
            }
          >
            <MenuItem icon={PencilLine} onClick={onRename}>
              {t("rename")}
            </MenuItem>
            {!current && (
              <MenuItem icon={CircleCheck} onClick={onChoose}>
                {t("makeCurrent")}
              </MenuItem>
            )}
          </Menu>
        </div>
        <div className="flex h-8 items-center justify-between gap-2 border-t pt-3 text-xs text-muted">
          {t("createdAt", { date })}
          {current && (
            <Badge tone="accent" icon={CircleCheck}>
              {t("current")}
            </Badge>
          )}
        </div>
      </div>
    </Card>
  );
}

export function ProjectCardSkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="h-16 rounded-none" />
      <div className="flex flex-col gap-3 px-4 pt-9 pb-4">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-4 w-32" />
      </div>
    </Card>
  );
}
