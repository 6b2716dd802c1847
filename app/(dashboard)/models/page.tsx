import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ProvidersPage } from "#components/providers/providers-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("providers");
  return { title: t("title") };
}

export default async function Models() {
  const session = await readSession();
  if (!session) redirect("/login?to=/models");
  return (
    <PageTexts of="(dashboard)/models/page">
      <ProvidersPage isOwner={roleAllows(session.actor.role, "manageProviders")} />
    </PageTexts>
  );
}
