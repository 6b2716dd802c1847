import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ComposePage } from "#components/compose/compose-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("compose");
  return { title: t("title") };
}

export default async function Compose({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/compose`);
  return (
    <PageTexts of="(dashboard)/[project]/compose/page">
      <ComposePage />
    </PageTexts>
  );
}
