import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ProjectList } from "#components/projects/project-list.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("projects");
  return { title: t("title") };
}

export default async function ProjectsPage() {
  if (!(await readSession())) redirect("/login?to=/projects");
  return (
    <PageTexts of="(dashboard)/projects/page">
      <ProjectList />
    </PageTexts>
  );
}
