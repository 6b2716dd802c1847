import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { StatusPage } from "#components/status/status-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("status");
  return { title: t("title") };
}

export default async function InstanceStatusPage() {
  const session = await readSession();
  if (!session) redirect("/login?to=/status");
  return (
    <PageTexts of="(dashboard)/status/page">
      <StatusPage isOwner={roleAllows(session.actor.role, "readStatus")} />
    </PageTexts>
  );
}
