import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { TeamOverview } from "#components/team/team-overview.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("team");
  return { title: t("title") };
}

export default async function TeamPage() {
  const session = await readSession();
  if (!session) redirect("/login?to=/team");
  return (
    <PageTexts of="(dashboard)/team/page">
      <TeamOverview />
    </PageTexts>
  );
}
