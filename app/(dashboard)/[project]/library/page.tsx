import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { LibraryPage } from "#components/library/library-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("library");
  return { title: t("title") };
}

export default async function Library({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/library`);
  return (
    <PageTexts of="(dashboard)/[project]/library/page">
      <LibraryPage />
    </PageTexts>
  );
}
