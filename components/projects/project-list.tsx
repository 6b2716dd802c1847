"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Meter } from "#components/ui/meter.tsx";
import { toast } from "#components/ui/toast.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { CreateProjectDialog } from "./create-project-dialog.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import { type Project, ProjectCard, ProjectCardSkeleton } from "./project-card.tsx";
import { RenameProjectDialog } from "./rename-project-dialog.tsx";
import { Score } from "./score.tsx";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

export function ProjectList() {
  const t = useTranslations("projects");
  const router = useRouter();
  const wantsNew = useSearchParams()?.has("new") ?? false;
  const { data, error, refetch } = useRead("listProjects", {});
  const { project: current, choose } = useCurrentProject();
  const [renaming, setRenaming] = useState<Project | null>(null);
  const create = () => router.push("/projects?new=1");
  const makeCurrent = ({ id, name }: Project) => {
    choose(id);
    toast.success(t("currentNow", { name }));
  };
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        data?.canCreateMore && (
          <Button variant="primary" onClick={create}>
            <Plus aria-hidden className="size-4" />
            <span className="sr-only sm:not-sr-only">{t("create")}</span>
          </Button>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={grid} aria-busy>
          <ProjectCardSkeleton />
          <ProjectCardSkeleton />
          <ProjectCardSkeleton />
        </div>
      )}
      {data && data.projects.length === 0 && (
        <EmptyState
          art={<Score id="proj_01kanew7z3q" className="h-20 max-w-72 rounded-xl" />}
          title={t("empty.title")}
          text={t("empty.text")}
        >
          <Button variant="primary" onClick={create}>
            <Plus aria-hidden className="size-4" />
            {t("create")}
          </Button>
        </EmptyState>
      )}
      {data && data.projects.length > 0 && (
        <>
          <Usage used={data.projects.length} limit={data.limit} />
          <ul className={grid}>
            {data.projects.map((project) => (
              <li key={project.id} className="grid">
                <ProjectCard
                  project={project}
                  current={project.id === current?.id}
                  onChoose={() => makeCurrent(project)}
                  onRename={() => setRenaming(project)}
                />
              </li>
            ))}
            {data.canCreateMore && (
              <li className="grid">
                <button
                  type="button"
                  onClick={create}
                  className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-xl border border-dashed border-line-strong text-sm font-medium text-muted transition-colors hover:border-accent hover:text-accent-ink"
                >
                  <Plus aria-hidden className="size-5" />
                  {t("create")}
                </button>
              </li>
            )}
          </ul>
          {!data.canCreateMore && <LimitNotice limit={data.limit} />}
        </>
      )}
      {data && (
        <CreateProjectDialog
          open={wantsNew}
          canCreateMore={data.canCreateMore}
          limit={data.limit}
          onClose={() => router.replace("/projects")}
          onCreated={({ id }) => choose(id)}
        />
      )}
      {renaming && <RenameProjectDialog key={renaming.id} project={renaming} onClose={() => setRenaming(null)} />}
    </Page>
  );
}

function Usage({ used, limit }: { used: number; limit: number }) {
  const t = useTranslations("projects");
  const text = t("usage", { used, limit });
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <div className="w-28">
        <Meter label={t("title")} value={used} max={limit} text={text} />
      </div>
      {text}
    </div>
  );
}
