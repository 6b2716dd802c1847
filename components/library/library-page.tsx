"use client";

import { useTranslations } from "next-intl";
import { Page } from "#components/frame/page.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { ProjectLibrary } from "./project-library.tsx";

export function LibraryPage() {
  const t = useTranslations("library");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <ProjectLibrary projectId={useProjectId()} />
    </Page>
  );
}
