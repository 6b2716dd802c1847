import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuditPage } from "#components/audit/audit-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("audit");
  return { title: t("title") };
}

export default async function Audit() {
  const session = await readSession();
  if (!session) redirect("/login?to=/audit");
  return (
    <PageTexts of="(dashboard)/audit/page">
      <AuditPage role={session.actor.role} />
    </PageTexts>
  );
}
