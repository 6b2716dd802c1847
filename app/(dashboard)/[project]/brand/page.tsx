import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { BrandPage } from "#components/brand/brand-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("brand");
  return { title: t("title") };
}

export default async function Brand({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/brand`);
  return (
    <PageTexts of="(dashboard)/[project]/brand/page">
      <BrandPage />
    </PageTexts>
  );
}
