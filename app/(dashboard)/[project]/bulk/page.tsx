import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { SheetPage } from "#components/posts/sheet/sheet-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sheet");
  return { title: t("title") };
}

export default async function Bulk({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/bulk`);
  return (
    <PageTexts of="(dashboard)/[project]/bulk/page">
      <SheetPage />
    </PageTexts>
  );
}
