import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { RadarPage } from "#components/radar/radar-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("radar");
  return { title: t("title") };
}

export default async function Radar({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/radar`);
  return (
    <PageTexts of="(dashboard)/[project]/radar/page">
      <RadarPage />
    </PageTexts>
  );
}
