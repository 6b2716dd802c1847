"use client";

import { ChevronsUpDown, LayoutGrid, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu, MenuGroup, MenuLine, MenuLink, MenuRadio } from "#components/ui/menu.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { useCurrentProject } from "./current-project.tsx";

export function ProjectSwitcher() {
  const t = useTranslations("frame.switcher");
  const { projects, project, choose } = useCurrentProject();
  return (
    <Menu
      className="w-60"
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-3 rounded-xl p-1.5 text-left transition-colors hover:bg-hover aria-expanded:bg-hover"
        >
          {project ? <Monogram id={project.id} name={project.name} size="md" /> : <BrandMark className="size-9" />}
          <span className="min-w-0 flex-1">
            <span className="sr-only">{t("label")}: </span>
            {projects ? (
              <>
                <span className="block truncate text-sm font-semibold">{project?.name ?? t("none")}</span>
                <span className="block truncate text-2xs text-muted">
                  {project ? (project.social ? `@${project.social}` : t("disconnected")) : t("noneHint")}
                </span>
              </>
            ) : (
              <span className="flex flex-col gap-1.5">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-3 w-16" />
              </span>
            )}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      }
    >
      {project && projects && (
        <>
          <MenuGroup label={t("label")} hideLabel>
            {projects.map(({ id, name }) => (
              <MenuRadio key={id} checked={id === project.id} onClick={() => choose(id)}>
                <Monogram id={id} name={name} size="xs" />
                <span className="truncate">{name}</span>
              </MenuRadio>
            ))}
          </MenuGroup>
          <MenuLine />
        </>
      )}
      <MenuLink icon={LayoutGrid} href="/projects">
        {t("all")}
      </MenuLink>
      <MenuLink icon={Plus} href="/projects?new=1">
        {t("create")}
      </MenuLink>
    </Menu>
  );
}
