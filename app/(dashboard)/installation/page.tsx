import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { InstallationPage } from "#components/installation/installation-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("installation");
  return { title: t("title") };
}

export default async function Installation() {
  const session = await readSession();
  if (!session) redirect("/login?to=/installation");
  if (!session.person.ownsInstallation) notFound();
  return (
    <PageTexts of="(dashboard)/installation/page">
      <InstallationPage />
    </PageTexts>
  );
}
