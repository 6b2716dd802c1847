import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PlanOverview } from "#components/plan/plan-overview.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { roleAllows } from "#lib/domain/role.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plan");
  return { title: t("title") };
}

export default async function PlanPage() {
  const session = await readSession();
  if (!session) redirect("/login?to=/plan");
  return (
    <PageTexts of="(dashboard)/plan/page">
      <PlanOverview isOwner={roleAllows(session.actor.role, "changePlan")} />
    </PageTexts>
  );
}
